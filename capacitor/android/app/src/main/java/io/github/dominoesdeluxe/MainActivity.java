package io.github.dominoesdeluxe;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
