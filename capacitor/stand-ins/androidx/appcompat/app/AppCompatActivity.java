package androidx.appcompat.app;

import android.app.Activity;

public class AppCompatActivity extends Activity {}
