/* What the site says in Spanish: each English text with its translation. {0}, {1} are the places of values. */
export const spanish = {
  /* The pages */
  'Tournaments': 'Torneos',
  'Tournaments · Dominoes Deluxe': 'Torneos · Dominoes Deluxe',
  'Playing · Dominoes Deluxe': 'En juego · Dominoes Deluxe',
  'Ranks · Dominoes Deluxe': 'Clasificación · Dominoes Deluxe',
  'Everyone gets the same deals. The best game wins, and every score is proved by its record.':
    'Todos reciben las mismas fichas. Gana la mejor partida, y cada puntuación se comprueba con su registro.',
  'Practise at the tables': 'Practicar en las mesas',
  'On now': 'En juego',
  'Final ranks': 'Clasificación final',
  'Ranks': 'Clasificación',
  'This is a demonstration: any name will do, and you play only for honour. Each game is stored as a record that anyone can watch and check.':
    'Una demostración: los nombres son libres y solo se gana el honor. Cada partida queda en un registro que cualquiera puede ver y comprobar.',
  'Once a match is open, your browser knows its tiles, and a program could read them. Play for honour, not for money.':
    'Tu navegador conoce las fichas de una partida en cuanto se abre, y un programa podría leerlas: juega por honor, no por dinero.',
  'The match': 'La partida',
  'All tournaments': 'Todos los torneos',
  'Players with equal totals share a rank and the prizes of the places they take. Once the ranks are final, anyone can watch every game.':
    'Quienes empatan comparten el puesto y los premios de los puestos que ocupan. Con la clasificación final, todos pueden ver todas las partidas.',

  /* Tournaments */
  'The Emerald Hour': 'La hora esmeralda',
  'Five minutes against an opponent who never misses a score. One deal an hour, the same for everyone.':
    'Cinco minutos contra un rival que no deja escapar ni un punto. Un reparto por hora, igual para todos.',
  'Gold Crown': 'Corona de oro',
  'Silver Crown': 'Corona de plata',
  'Bronze Crown': 'Corona de bronce',
  'First Tiles': 'Primeras fichas',
  'A gentle opponent and three minutes. The place to learn how the ends add up.':
    'Un rival amable y tres minutos. El lugar para aprender a sumar los extremos.',
  'Gold Pip': 'Punto de oro',
  'Silver Pip': 'Punto de plata',
  'Bronze Pip': 'Punto de bronce',
  'Arcade Night': 'Noche de salón',
  'All Fives with one spinner and ten minutes. Take from the boneyard whenever you like.':
    'All Fives con un solo doble abierto por los cuatro lados y diez minutos. Se roba del montón cuando se quiera.',
  'High Score': 'Mejor puntuación',
  'Second Score': 'Segunda puntuación',
  'Third Score': 'Tercera puntuación',
  'Muggins of the Day': 'Muggins del día',
  'The old table to 150, in a quarter of an hour. The highest double leads, and there is a whole day to beat the best.':
    'La mesa de siempre, a 150 y en un cuarto de hora. Sale el doble más alto, y hay todo un día para superar a los mejores.',
  'Day\'s Best': 'Lo mejor del día',
  'Runner-up': 'Segundo puesto',
  'Third': 'Tercer puesto',
  'Rules': 'Reglas',
  'Prizes': 'Premios',
  'Winners': 'Ganadores',
  'to {0}': 'a {0}',
  '{0} clock': 'reloj de {0}',
  'no clock': 'sin reloj',
  'easy opponent': 'rival fácil',
  'hard opponent': 'rival difícil',
  'draw only when stuck': 'se roba solo sin jugada',
  'draw freely': 'se roba libremente',
  '1 player': '1 jugador',
  '{0} players': '{0} jugadores',
  '{0} playing': '{0} en juego',
  '{0} · {1} leads with {2}': '{0} · {1} va en cabeza con {2}',
  '{0} · {1} and {2} lead with {3}': '{0} · {1} y {2} van en cabeza con {3}',
  'No one has entered yet. Be the first!': 'Aún no ha entrado nadie: sé el primero.',
  'No one finished.': 'Nadie terminó.',
  'The first tournament to end will appear here, with its winners and their games.':
    'Aquí aparecerá el primer torneo que termine, con sus ganadores y sus partidas.',
  'Opens in {0}': 'Abre en {0}',
  'Closes in {0}': 'Cierra en {0}',
  'Last games. Final in {0}': 'Últimas partidas: final en {0}',
  'Final since {0}': 'Final desde el {0}',
  'Play': 'Jugar',
  'Play: {0}': 'Jugar: {0}',
  'Continue: {0}': 'Continuar: {0}',
  'Ranks: {0}': 'Clasificación: {0}',

  /* Ranks */
  'Rank': 'Puesto',
  'Player': 'Jugador',
  'Points': 'Puntos',
  'Spread': 'Diferencia',
  'Time': 'Tiempo',
  'Total': 'Total',
  '(you)': '(tú)',
  '{0} (you)': '{0} (tú)',
  'Watch': 'Ver',
  'Watch the game of {0}': 'Ver la partida de {0}',
  'No one was ranked in this tournament.': 'Nadie se ha clasificado en este torneo.',
  'No ranks yet. The first player to finish takes the lead.': 'Aún no hay puestos. La primera partida terminada irá en cabeza.',
  'Showing the first {0} of {1}.': 'Se muestran los primeros {0} de {1}.',
  '1 player is still playing.': '1 jugador aún en juego.',
  '{0} players are still playing.': '{0} jugadores aún en juego.',
  '1 record was refused.': 'Se ha rechazado 1 registro.',
  '{0} records were refused.': 'Se han rechazado {0} registros.',
  'You can watch the games of others once the ranks are final, because the deals are the same.':
    'Podrás ver las partidas de los demás con la clasificación final, porque las fichas son las mismas.',
  'Held': 'En espera',
  'These games equal earlier ones. They come after all others, and win nothing unless the organiser lets them count.':
    'Estas partidas son iguales a otras anteriores. Van después de todas las demás y no ganan nada si la organización no las admite.',
  '{0} and {1}': '{0} y {1}',
  '{0}, shared by {1}': '{0}, a repartir entre {1}',
  'It doesn\'t match the terms of this match.': 'No cumple las condiciones con que se repartió la partida.',
  'It doesn\'t prove its score.': 'No demuestra su puntuación.',
  'It arrived sooner than the match could be played.': 'Llegó antes de lo que se tarda en jugar la partida.',
  'It arrived after the ranks were final.': 'Llegó cuando la clasificación ya era final.',
  'You are {0} with {1}.': 'Tu puesto es el {0}, con {1}.',
  'Held with {0}: your game equals an earlier one.': 'En espera, con {0}: tu partida es igual a otra anterior.',
  'Your record was refused. Line {0}: {1}': 'Tu registro fue rechazado. Línea {0}: {1}',
  '{0}st': '{0}',
  '{0}nd': '{0}',
  '{0}rd': '{0}',
  '{0}th': '{0}',

  /* The match */
  'Opening the table …': 'Abriendo la mesa …',
  'Spread bonus': 'Bonificación por ventaja',
  'Time bonus': 'Bonificación por tiempo',
  'Verified: {0} of {1}': 'Comprobado: puesto {0} de {1}',
  'Held: your game equals an earlier one': 'En espera: tu partida es igual a otra anterior',
  'Its score is verified. It comes after all others unless the organiser lets it count.':
    'Su puntuación está comprobada. Va después de todas las demás si la organización no la admite.',
  'The record was refused': 'El registro fue rechazado',
  'The record doesn\'t prove a score. Line {0}:': 'El registro no demuestra una puntuación. Línea {0}:',
  'See the ranks': 'Ver la clasificación',

  /* Names */
  'Playing as': 'Juegas como',
  'Choose a name': 'Elige un nombre',
  'Choose a name to play under.': 'Elige el nombre con el que juegas.',
  'Choose a name to start playing.': 'Elige el nombre con el que juegas y se abrirá la mesa.',
  'Your name': 'Tu nombre',
  'Play as': 'Jugar con el nombre',
  'Continue': 'Continuar',
  'Not now': 'Ahora no',
  'Or as before:': 'O como antes:',

  /* When something is refused or fails */
  'A name has 2 to 20 letters and digits, with single spaces and \' - . _ between them and few accents on each.':
    'Un nombre tiene de 2 a 20 letras y cifras, con espacios sueltos y \' - . _ entre ellas y pocos acentos en cada una.',
  'Someone already has this name, or one that looks like it. Choose another.':
    'Alguien tiene ya este nombre, o uno que se le parece. Elige otro.',
  'The site can\'t be reached right now.': 'Ahora no se puede acceder al sitio.',
  'The site can\'t answer right now. Please try again soon.': 'El sitio no puede responder ahora. Inténtalo de nuevo pronto.',
  'Too many requests. Wait a moment and try again.': 'Demasiado de una vez: espera un poco e inténtalo de nuevo.',
  'Choose a name first.': 'Elige primero un nombre.',
  'There is no such tournament.': 'Ese torneo no existe.',
  'You can\'t enter this tournament now: it is closed, or not open yet.':
    'Ahora no se puede entrar en este torneo: está cerrado o aún no ha abierto.',
  'There is no such match, or it is not shown.': 'Esa partida no existe o no se muestra.',
  'You can watch the games of others once the ranks are final.':
    'Podrás ver las partidas de los demás cuando la clasificación sea final.',
  'This match belongs to another player.': 'Esta partida es de otro jugador.',
  'This match already has a record, and the first one counts.': 'Antes llegó otro registro de esta partida, y vale el primero.',
  'The site doesn\'t know the name under which this match was played.': 'El sitio no conoce el nombre con el que se jugó esta partida.',
  'The site has taken the record.': 'El sitio ha aceptado el registro.',
  'Kept in this browser': 'Guardado en este navegador',
  'Records that the site did not take': 'Registros que el sitio no ha aceptado',
  'They are kept in this browser. You can submit them again, or save them as files.':
    'Se guardan en este navegador. Puedes volver a enviarlos o guardarlos como archivos.',
  'A record saved in this browser can\'t be read. It was set aside, not deleted.':
    'Un registro guardado en este navegador no se puede leer. Se ha apartado, no se ha borrado.',
  'Names or records saved in this browser can\'t be read. They were set aside, not deleted.':
    'Hay nombres o registros guardados en este navegador que no se pueden leer. Se han apartado, no se han borrado.',
  'Submit again': 'Enviar otra vez',
  'Save as a file': 'Guardar como archivo',
  'Delete': 'Borrar',
  'Delete it for good': 'Borrar para siempre',
  'The site can\'t read this record.': 'El sitio no puede leer este registro.',
  'The site can\'t take the record right now. It is kept and will be submitted again later.':
    'El sitio no puede recibir ahora el registro. Se guarda y se entregará más tarde.',
  'Something went wrong. Please try again.': 'Algo ha fallado. Inténtalo de nuevo.',
};
