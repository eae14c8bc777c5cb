// The form for a new tournament.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../vendor/preact/hooks.mjs';
import { post } from './api.js';
import { NameField, playerName } from './own-name.js';
import { clockOf, PaceChoice, DEFAULT_TERMS } from './pace.js';
import { go } from './route.js';
import { Rules, setupRefusalText, useOptions } from './setup.js';
import { Button, Dialog, gameName, Segments, Stepper } from './ui.js';
import { loadWords, say, wordId } from './words.js';

const FORMATS = ['round_robin', 'knock_out'];
const PLACES = { min: 2, max: 64 };
const LONGEST = 40; // letters of a name
const FIRST_FIELDS = { name: null, format: FORMATS[0], places: 8, plays: true, listed: false };

/** The name in the form: the usual one until another is typed. */
const nameOf = (fields) => fields.name ?? say('tournament-name-usual', { name: playerName() }).slice(0, LONGEST);

async function create(game, fields, rules, terms) {
  const { format, places, plays, listed } = fields;
  const asked = { name: nameOf(fields), format, places, listed, game: game.id, ...rules, clock: clockOf(terms),
    ...(plays && { enter: playerName() }) };
  const { id } = await post('/tournaments', asked);
  go(`/tournament/${id}`);
}

/** The fields of the tournament itself; `put` changes some of them. */
function Fields({ fields, put }) {
  const formats = FORMATS.map((value) => ({ value, text: say(wordId('tournament', value)) }));
  return html`<section>
    <label class="named">${say('tournament-name')}<input required maxlength=${LONGEST} value=${nameOf(fields)}
      onInput=${(event) => put({ name: event.target.value })} /></label>
    <h3>${say('tournament-format')}</h3>
    <${Segments} label=${say('tournament-format')} values=${formats} value=${fields.format}
      onChange=${(format) => put({ format })} />
    <p class="hint">${say(wordId('tournament', fields.format, 'help'))}</p>
    <h3>${say('tournament-places')}</h3>
    <${Stepper} label=${say('tournament-places')} value=${fields.places} ...${PLACES}
      onChange=${(places) => put({ places })} />
    <label class="check"><input type="checkbox" checked=${fields.plays}
      onChange=${(event) => put({ plays: event.target.checked })} /><span>${say('tournament-enter')}</span></label>
    ${fields.plays && html`<label class="named">${say('name')}<${NameField} /></label>`}
    <label class="check"><input type="checkbox" checked=${fields.listed}
      onChange=${(event) => put({ listed: event.target.checked })} /><span>${say('tournament-listed')}</span></label>
    <p class="hint">${say(fields.listed ? 'tournament-listed-help' : 'tournament-others')}</p></section>`;
}

/** The dialog. */
export function TournamentForm({ game, onClose }) {
  const [isReady, setReady] = useState(false);
  const [fields, setFields] = useState(FIRST_FIELDS);
  const [profile, setProfile] = useState(game.profiles[0]);
  const [options, setOptions] = useState({});
  const [terms, setTerms] = useState(DEFAULT_TERMS);
  const [refusal, setRefusal] = useState(null);
  const { answer, failure } = useOptions(game, 2, profile, options);
  useEffect(() => { loadWords('tournament').then(() => setReady(true)); }, []);
  if (!isReady) return null;
  const submit = () => create(game, fields, { profile, options }, terms).catch(setRefusal);
  const refused = failure ?? refusal;
  return html`<${Dialog} title=${say('tournament-new', { game: gameName(game.id) })}
    onClose=${onClose} wide>
    <div class="setup"><${Fields} fields=${fields} put=${(part) => setFields({ ...fields, ...part })} />
      <${PaceChoice} terms=${terms} change=${setTerms} isOpen=${false} />
      <${Rules} ...${{ game, count: 2, answer, profile, setProfile, options, setOptions }} /></div>
    <div class="dialog-foot">${refused && html`<p class="notice error" role="alert">
        ${setupRefusalText(game, refused, options)}</p>`}
      <${Button} primary onClick=${submit}>${say('tournament-create')}</${Button}></div>
  </${Dialog}>`;
}
