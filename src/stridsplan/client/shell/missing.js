// Pages that do not exist.
import { html } from '../vendor/htm/htm-preact.js';
import { refusalText } from './api.js';
import { Bar } from './bar.js';
import { say } from './words.js';

/** The page for a URL that leads to no page; `title`, `text`, `children` (buttons): what it says instead. */
export function MissingPage({ title = say('missing-title'), text = say('missing-text'), children }) {
  return html`<${Bar} /><main class="sheet narrow"><h1>${title}</h1><p>${text}</p>
    <div class="buttons">${children}<a class=${`button ${children ? '' : 'primary'}`} href="/">${say('back-home')}</a>
    </div></main>`;
}

/** The page for a table or puzzle that does not exist or was removed. */
export const MissingTable = ({ failure }) => (failure?.code === 'puzzle.unknown'
  ? html`<${MissingPage} text=${refusalText(failure)} />` : html`<${MissingPage} title=${say('table-missing-title')}
  text=${failure?.code === 'table.expired' ? refusalText(failure) : say('table-missing-text')} />`);
