package android.view;

public abstract class Window {}
