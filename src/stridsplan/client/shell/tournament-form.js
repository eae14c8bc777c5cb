// The form for a new tournament.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../vendor/preact/hooks.mjs';
import { post } from './api.js';
import { NameField, playerName } from './own-name.js';
import { clockOf, Pace, NO_CLOCK } from './pace.js';
import { go } from './route.js';
import { Rules, troubleText, useOptions } from './setup.js';
import { Button, Dialog, gameName, Segments, Stepper } from './ui.js';
import { loadWords, say, wordId } from './words.js';

const FORMATS = ['round_robin', 'knock_out'];
const PLACES = { min: 2, max: 64 };
const LONGEST = 40; // letters of a name
const FIRST = { name: null, format: FORMATS[0], places: 8, plays: true, listed: false };

const nameOf = (plan) => plan.name ?? say('tournament-name-usual', { name: playerName() }).slice(0, LONGEST);

async function create(game, plan, rules, pace) {
  const { format, places, plays, listed } = plan;
  const asked = { name: nameOf(plan), format, places, listed, game: game.id, ...rules, clock: clockOf(pace),
    ...(plays && { enter: playerName() }) };
  const { id } = await post('/tournaments', asked);
  go(`/tournament/${id}`);
}

function Plan({ plan, put }) {
  const formats = FORMATS.map((value) => ({ value, text: say(wordId('tournament', value)) }));
  return html`<section>
    <label class="named">${say('tournament-name')}<input required maxlength=${LONGEST} value=${nameOf(plan)}
      onInput=${(event) => put({ name: event.target.value })} /></label>
    <h3>${say('tournament-format')}</h3>
    <${Segments} label=${say('tournament-format')} values=${formats} value=${plan.format}
      onChange=${(format) => put({ format })} />
    <p class="hint">${say(wordId('tournament', plan.format, 'help'))}</p>
    <h3>${say('tournament-places')}</h3>
    <${Stepper} label=${say('tournament-places')} value=${plan.places} ...${PLACES}
      onChange=${(places) => put({ places })} />
    <label class="check"><input type="checkbox" checked=${plan.plays}
      onChange=${(event) => put({ plays: event.target.checked })} /><span>${say('tournament-enter')}</span></label>
    ${plan.plays && html`<label class="named">${say('name')}<${NameField} /></label>`}
    <label class="check"><input type="checkbox" checked=${plan.listed}
      onChange=${(event) => put({ listed: event.target.checked })} /><span>${say('tournament-listed')}</span></label>
    <p class="hint">${say(plan.listed ? 'tournament-listed-help' : 'tournament-others')}</p></section>`;
}

/** The dialog. */
export function TournamentForm({ game, onClose }) {
  const [isReady, setReady] = useState(false);
  const [plan, setPlan] = useState(FIRST);
  const [profile, setProfile] = useState(game.profiles[0]);
  const [options, setOptions] = useState({});
  const [pace, setPace] = useState(NO_CLOCK);
  const [trouble, setTrouble] = useState(null);
  const { answer, failure } = useOptions(game, 2, profile, options);
  useEffect(() => { loadWords('tournament').then(() => setReady(true)); }, []);
  if (!isReady) return null;
  const submit = () => create(game, plan, { profile, options }, pace).catch(setTrouble);
  const wrong = failure ?? trouble;
  return html`<${Dialog} title=${say('tournament-new', { game: gameName(game.id) })}
    onClose=${onClose} wide>
    <div class="setup"><${Plan} plan=${plan} put=${(part) => setPlan({ ...plan, ...part })} />
      <${Pace} plan=${pace} change=${setPace} isOpen=${false} />
      <${Rules} ...${{ game, count: 2, answer, profile, setProfile, options, setOptions }} /></div>
    <div class="dialog-foot">${wrong && html`<p class="notice error" role="alert">
        ${troubleText(game, wrong, options)}</p>`}
      <${Button} primary onClick=${submit}>${say('tournament-create')}</${Button}></div>
  </${Dialog}>`;
}
