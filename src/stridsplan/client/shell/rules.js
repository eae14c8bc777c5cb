// The rulebook: a page of its own, and a panel beside a table that opens at a rule.
import { html, render } from '../vendor/htm/htm-preact.js';
import { useEffect, useLayoutEffect, useRef, useState } from '../vendor/preact/hooks.mjs';
import { get } from './api.js';
import { Bar } from './bar.js';
import { Drawer } from './drawer.js';
import { games, loadGames, loadPictures, scopeOf } from './games.js';
import { MissingPage } from './missing.js';
import { route } from './route.js';
import { language } from './settings.js';
import { setTitle } from './title.js';
import { Button, gameName, isWide } from './ui.js';
import { say } from './words.js';

const books = new Map(); // "game/language" → the promise of a rulebook

function fetchBook(game, tag) {
  const key = `${game}/${tag}`;
  if (!books.has(key)) {
    const loading = get(`/games/${encodeURIComponent(game)}/rulebook?lang=${tag}`);
    loading.catch(() => books.delete(key));
    books.set(key, loading);
  }
  return books.get(key);
}

function useBook(game) {
  const [book, setBook] = useState(null);
  const [failure, setFailure] = useState(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let stale = false;
    setFailure(null);
    fetchBook(game, language.value)
      .then((answer) => { if (!stale) setBook(answer.html); })
      .catch((refusal) => { if (!stale) setFailure(refusal); });
    return () => { stale = true; };
  }, [game, language.value, tries]);
  return { book, failure, again: () => setTries(tries + 1) };
}

/** The paragraph of a rule, given its anchor: an empty element before the paragraph or inside it. */
function paragraphOf(anchor) {
  if (!anchor || anchor.textContent.trim()) return anchor;
  const around = anchor.closest('p, li, tr, h2, h3');
  if (around && around.textContent.trim()) return around;
  let next = (around ?? anchor).nextElementSibling;
  while (next && !next.textContent.trim()) next = next.nextElementSibling;
  return next;
}

function showRule(box, rule) {
  box.querySelector('.rule-shown')?.classList.remove('rule-shown');
  const paragraph = rule && paragraphOf(box.querySelector(`#${CSS.escape(rule)}`));
  if (!paragraph) return;
  paragraph.classList.add('rule-shown');
  paragraph.scrollIntoView({ block: 'center' });
}

/** Draw the pictures that a rulebook names; nothing without pictures. */
async function drawPictures(box, game) {
  const places = [...box.querySelectorAll('[data-picture]')];
  if (places.length === 0) return;
  const { Picture } = await loadPictures(game);
  for (const place of places) {
    place.classList.add(scopeOf(game));
    render(html`<${Picture} name=${place.dataset.picture} />`, place);
  }
}

/** The chapters of a rulebook in an element, each with an id to link to. */
const chaptersOf = (box) => [...box.querySelectorAll('h2')].map((heading, at) => {
  heading.id ||= `chapter-${at + 1}`;
  return { id: heading.id, text: heading.textContent };
});

/** The table of contents: beside the rulebook if the window is wide. */
function Contents({ chapters }) {
  return html`<details class="contents" open=${isWide()}><summary>${say('rules-contents')}</summary>
    <ol>${chapters.map(({ id, text }) => html`<li key=${id}><a href=${`#${id}`}>${text}</a></li>`)}</ol></details>`;
}

/** The text of a game's rulebook, scrolled to a rule; as a page, with a table of contents. */
export function Rulebook({ game, rule, isPage }) {
  const { book, failure, again } = useBook(game);
  const box = useRef(null);
  const [chapters, setChapters] = useState([]);
  useLayoutEffect(() => { if (book && isPage) setChapters(chaptersOf(box.current)); }, [book]);
  useEffect(() => { if (book) drawPictures(box.current, game).catch(() => {}); }, [book]);
  useEffect(() => { if (book) showRule(box.current, rule); }, [book, rule]);
  if (failure) {
    return html`<div class="notice error" role="alert"><p>${say('rules-failed')}</p>
      <${Button} onClick=${again}>${say('try-again')}</${Button}></div>`;
  }
  if (!book) return html`<p class="quiet loading">${say('loading')}</p>`;
  return html`${chapters.length > 0 && html`<${Contents} chapters=${chapters} />`}
    <div class="rulebook" ref=${box} dangerouslySetInnerHTML=${{ __html: book }} />`;
}

/** The rulebook beside a table. */
export function RulesPanel({ t }) {
  const close = () => { t.panel.value = null; t.rule.value = null; };
  return html`<${Drawer} title=${say('rules')} onClose=${close}>
    <${Rulebook} game=${t.table.value.game} rule=${t.rule.value} /></${Drawer}>`;
}

/** The rulebook as a page. */
export function RulesPage({ id }) {
  const name = gameName(id);
  useEffect(() => { loadGames().catch(() => {}); }, [id]);
  useEffect(() => { setTitle(`${name} · ${say('rules')}`); }, [name]);
  if (games.value && !games.value.some((game) => game.id === id)) return html`<${MissingPage} />`;
  return html`<${Bar} game=${id} />
    <main class="sheet prose-page"><${Rulebook} game=${id} rule=${route.value.rule} isPage /></main>`;
}
