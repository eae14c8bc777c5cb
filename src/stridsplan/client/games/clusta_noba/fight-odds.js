// The odds of a fight with those who were reported in a hex, computed by the server on request.
import { html } from '../../vendor/htm/htm-preact.js';
import { useState } from '../../vendor/preact/hooks.mjs';
import { OddsBox } from '../../shell/odds-box.js';
import { useSurvey } from '../../shell/surveys.js';
import { Button, ShareBar } from '../../shell/ui.js';
import { say, sayNumber, sayPercent } from '../../shell/words.js';
import { nameOf } from './geometry.js';
import { placeText } from './texts.js';

const losses = ({ own_loss: own, enemy_loss: enemy }) => ({ own: sayNumber(own, 0), enemy: sayNumber(enemy, 0) });

/** Who withdraws `before` a fight and how, or `why` there are no odds of it. */
function Instead({ before, why }) {
  if (!before) return why && html`<p class="hint">${say(`clusta-noba-fight-${why.replace('_', '-')}`)}</p>`;
  const whose = before.own ? 'own' : 'enemy';
  return html`<p class="hint">${say(`clusta-noba-fight-${whose}-${before.does.replace('_', '-')}`)}</p>`;
}

/** The odds of a whole fight. */
function WholeFight({ label, whole }) {
  return html`<${ShareBar} label=${label} share=${whole.win} text=${sayPercent(whole.win)} />
    <p class="hint">${[say('clusta-noba-fight-lost', { chance: sayPercent(whole.lose + whole.both_gone) }),
    say('clusta-noba-fight-left', { ...losses(whole), rounds: sayNumber(whole.rounds, 1) }),
    whole.leader_falls > 0 && say('clusta-noba-fight-leader', { chance: sayPercent(whole.leader_falls) })]
    .filter(Boolean).join(' ')}</p>`;
}

/** What the first round of a fight is expected to bring. */
const FirstRound = ({ round }) => html`<p class="hint">${say('clusta-noba-fight-first', { ...losses(round),
  tactics: sayPercent(round.tactics), panic: sayPercent(round.own_panics),
  'enemy-panic': sayPercent(round.enemy_panics) })}</p>`;

/**
 * The odds if the side attacks (`id` "attack") or is attacked ("defend"). `match`: {before, why, whole, round}, see
 * "Surveys of Clusta Noba" in docs/protocol.md.
 */
function Fight({ id, match }) {
  // Without odds of the whole fight, the label names only its beginning
  const label = say(`clusta-noba-fight-${id}${match.whole ? '' : '-begins'}`);
  return html`<div class="outcome" data-fight=${id}>
    ${match.whole ? html`<${WholeFight} label=${label} whole=${match.whole} />`
    : html`<p class="outcome-head">${label}</p><${Instead} ...${match} />`}
    ${match.round && html`<${FirstRound} round=${match.round} />`}</div>`;
}

/** The odds of attacking and of defending. */
function Odds({ odds }) {
  if (odds.men === null) return html`<p class="hint">${say('clusta-noba-fight-unknown')}</p>`;
  return html`<p class="hint">${say('clusta-noba-fight-forces', { own: odds.own_men, men: odds.men,
    from: placeText(nameOf(odds.from)) })}</p>
    <${Fight} id="attack" match=${odds.attack} /><${Fight} id="defend" match=${odds.defend} />`;
}

/** The odds of a fight with those in a hex; null where there is nobody to fight. */
export function FightOdds({ t, name }) {
  const [asked, ask] = useState(null);
  const isAsked = asked === name;
  const places = useSurvey(t, 'fights'); // the hexes with enemies next to the seat's own troops
  const odds = useSurvey(t, isAsked && 'fight', name);
  if (!places?.hexes.includes(name)) return null;
  return html`<${OddsBox} label=${say('clusta-noba-fight')}>
    ${!isAsked && html`<${Button} quiet onClick=${() => ask(name)} data-ask-fight>
      ${say('clusta-noba-fight-ask')}</${Button}>`}
    ${isAsked && !odds && html`<p class="hint">${say('clusta-noba-fight-wait')}</p>`}
    ${odds && html`<${Odds} odds=${odds} />`}</${OddsBox}>`;
}
