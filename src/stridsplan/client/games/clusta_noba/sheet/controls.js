// The buttons that answer a question.
export { PlainControls as Controls } from '../../../shell/controls.js';
