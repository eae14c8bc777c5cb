// The page of all puzzles: by game, with those that this browser has solved marked.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../vendor/preact/hooks.mjs';
import { refusalText } from './api.js';
import { Bar } from './bar.js';
import { loadGames } from './games.js';
import { puzzleUrl, loadPuzzles, nextUnsolved, puzzles, puzzlesOf } from './puzzle-list.js';
import { solved } from './puzzle-state.js';
import { go } from './route.js';
import { setTitle } from './title.js';
import { Button, gameName, Toasts } from './ui.js';
import { say } from './words.js';

function Square({ puzzle, place }) {
  const isSolved = solved.value.has(puzzle.id);
  return html`<li><a class=${`puzzle-square ${isSolved ? 'solved' : ''}`} href=${puzzleUrl(puzzle)}
    aria-label=${say(isSolved ? 'puzzle-name-solved' : 'puzzle-name', { place })}>
    <span aria-hidden="true">${place}</span>${isSolved && html`<small aria-hidden="true">✓</small>`}</a></li>`;
}

function OfGame({ game }) {
  const list = puzzlesOf(game);
  const done = list.filter(({ id }) => solved.value.has(id)).length;
  const next = nextUnsolved(game);
  return html`<section class="puzzles-of-game" id=${game} aria-label=${gameName(game)}>
    <div class="puzzles-head"><h2>${gameName(game)}</h2>
      <span class="hint">${say('puzzle-solved', { done, count: list.length })}</span>
      ${next && html`<${Button} onClick=${() => go(puzzleUrl(next))} data-next=${game}>
        ${say(done > 0 ? 'puzzle-go-on' : 'puzzle-begin')}</${Button}>`}</div>
    <ol class="puzzle-squares">${list.map((puzzle, at) => html`<${Square} key=${puzzle.id} puzzle=${puzzle}
      place=${at + 1} />`)}</ol></section>`;
}

/** The page; `query.game`: the game to scroll to. */
export function PuzzlesPage({ query }) {
  const [failure, setFailure] = useState(null);
  const [ready, setReady] = useState(false);
  const load = () => {
    setFailure(null);
    Promise.all([loadPuzzles(), loadGames()]).then(() => setReady(true), setFailure);
  };
  useEffect(() => { setTitle(say('puzzles')); load(); }, []);
  const shown = ready && query.game;
  useEffect(() => { if (shown) document.getElementById(shown)?.scrollIntoView(); }, [shown]);
  const games = ready ? [...new Set(puzzles.value.map(({ game }) => game))] : [];
  return html`<${Bar} />
    <main class="sheet puzzles"><h1>${say('puzzles')}</h1><p>${say('puzzles-line')}</p>
      ${failure ? html`<div class="notice error" role="alert"><p>${refusalText(failure)}</p>
          <${Button} onClick=${load}>${say('try-again')}</${Button}></div>`
        : !ready && html`<p class="quiet loading">${say('loading')}</p>`}
      ${ready && games.length === 0 && html`<p class="quiet">${say('puzzles-none')}</p>`}
      ${games.map((game) => html`<${OfGame} key=${game} game=${game} />`)}</main>
    <${Toasts} />`;
}
