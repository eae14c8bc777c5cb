// Joining a table by an invitation or a personal link.
import { html } from '../vendor/htm/htm-preact.js';
import { useState } from '../vendor/preact/hooks.mjs';
import { refusalText } from './api.js';
import { Bar } from './bar.js';
import { sayTerms } from './clocks.js';
import { joinTable } from './entropy.js';
import { SeatFace } from './levels.js';
import { Mark } from './marks.js';
import { NameLink } from './name-link.js';
import { seatName } from './names.js';
import { NameField, playerName } from './own-name.js';
import { go } from './route.js';
import { Button, gameName, sayOr } from './ui.js';
import { say, wordId } from './words.js';

/** The page that asks for a name before a seat is taken. */
export function JoinPage({ t, query }) {
  const table = t.table.value;
  const [failure, setFailure] = useState(null);
  const [busy, setBusy] = useState(false);
  const { invitation, key } = query;
  // The first person seated, usually the host: a table does not say who that is.
  const host = table.seats.find((seat) => seat.kind === 'person')?.name ?? say('seat-empty');
  const join = async (event) => {
    event?.preventDefault();
    setBusy(true);
    try {
      const body = { ...(key ? { key } : { invitation }), name: playerName() };
      await joinTable(table.id, body);
      go(`/t/${table.id}`, { replace: true });
      t.load();
    } catch (refusal) {
      setFailure(refusal);
      setBusy(false);
    }
  };
  return html`<${Bar} game=${table.game} />
    <main class="sheet narrow join">
      <h1>${say(key ? 'join-key-title' : 'join-title', { host, game: gameName(table.game) })}</h1>
      <ul class="join-seats">${table.seats.map((seat) => html`<li key=${seat.seat}><${Mark} seat=${seat.seat} />
        <${SeatFace} seat=${seat} />
        <span class=${seat.kind === 'open' ? 'quiet' : ''}><${NameLink} account=${seat.account}>
          ${seatName(table.seats, seat.seat)}</${NameLink}></span></li>`)}</ul>
      <p>${sayOr(wordId(table.game, 'line'), '')}</p>
      <p class="facts">${sayTerms(table)} · <a href=${`/rules/${table.game}`}>${say('rules')}</a></p>
      <form onSubmit=${join}>
        ${!key && html`<label>${say('name-ask')}<${NameField} autofocus required /></label>`}
        ${failure && html`<p class="notice error" role="alert">${refusalText(failure)}</p>`}
        <div class="buttons"><button type="submit" class="button primary" aria-disabled=${busy}>
          ${say(key ? 'join-key' : 'join')}</button>
          <${Button} onClick=${() => go(`/t/${table.id}`, { replace: true })}>${say('join-watch')}</${Button}></div>
      </form>
    </main>`;
}
