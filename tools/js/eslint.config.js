// What eslint asks of the browser client, of its tests and of this folder.
import js from '@eslint/js';
import globals from 'globals';

const rules = {
  eqeqeq: 'error',
  'max-len': ['error', { code: 120 }],
  'no-unused-vars': ['error', { ignoreRestSiblings: true }],
  'no-var': 'error',
  'prefer-const': 'error',
};

export default [
  { ignores: ['**/vendor/**', '**/node_modules/**', 'tools/js/client/**'] },
  { ...js.configs.recommended, rules: { ...js.configs.recommended.rules, ...rules } },
  { files: ['src/**/*.js', 'tests/browser/*.js'], languageOptions: { globals: globals.browser } },
  { files: ['**/push.js'], languageOptions: { globals: globals.serviceworker } },
  { files: ['tests/client/*.js', 'tools/js/*.js'], languageOptions: { globals: globals.node } },
  { files: ['tests/client/parse.js'], languageOptions: { sourceType: 'commonjs' } },
];
