// One question only: does a script written by hand call something that Safari 12 does not have? Style is not judged here.
import compat from 'eslint-plugin-compat';

export default [
  {
    files: ['**/*.js'],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      ecmaVersion: 2018,
      sourceType: 'module',
      globals: { window: 'readonly', document: 'readonly', navigator: 'readonly', location: 'readonly' },
    },
    plugins: { compat },
    settings: { browsers: ['ios_saf 12.2-12.5'], lintAllEsApis: true },
    rules: { 'compat/compat': 'error' },
  },
];
