var deluxeFunctions = Function;
