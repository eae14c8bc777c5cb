// The question: one sentence and its buttons; or whose turn it is; or how the game ended. `t.ahead` is the state of
// planning ahead while the page shows a guess, `t.plan` the plan that the server keeps for the seat.
import { html } from '../vendor/htm/htm-preact.js';
import { AfterGame, MoreAfterGame } from './after-game.js';
import { PlainControls } from './controls.js';
import { Delegated, DelegateButton } from './delegation.js';
import { Hint } from './hints.js';
import { lazily } from './lazy.js';
import { LeaveTable } from './leave-table.js';
import { Mark } from './marks.js';
import { NameLink } from './name-link.js';
import { seatTitle } from './names.js';
import { Paused, Requests, StandIns } from './requests.js';
import { resultSentence } from './result.js';
import { Sentence } from './sentence.js';
import { Invitations } from './share.js';
import { withStyles } from './styles.js';
import { Button, CopyField, gameName } from './ui.js';
import { gameOrShell, say, sayAttribute, wordId, withWords } from './words.js';

const RatingChanges = lazily(() => withStyles(import('./ratings.js'), 'css/account')
  .then((module) => module.RatingChanges));
const Advice = lazily(() => withStyles(withWords(import('./advice.js'), 'advice'), 'css/advice')
  .then((module) => module.Advice));
const puzzle = (name) => lazily(() => import('./puzzle-panel.js').then((module) => module[name]));
const [PuzzleVerdict, GiveUp] = [puzzle('PuzzleVerdict'), puzzle('GiveUp')];
const ahead = (name) => lazily(() => withStyles(withWords(import('./ahead.js'), 'ahead'), 'css/ahead')
  .then((module) => module[name]));
const [GuessNote, Composer, KeptPlan] = [ahead('GuessNote'), ahead('Composer'), ahead('KeptPlan')];
const idOf = (t, group, name) => wordId(t.table.value.game, group, name);

/** The heading and the sentence of a question; `id`: of its message. */
function QuestionText({ t, id, args }) {
  const { game } = t.table.value;
  const title = sayAttribute(id, 'title');
  return html`<h2>${title ?? say('question-title')}</h2>
    <p class="question-sentence"><${Sentence} game=${game} id=${id} args=${args} people=${t.people.value} /></p>`;
}

/** The question that is shown: the board's own, such as where to attack from a chosen place, or else the server's. */
const shownQuestion = (t) => t.board.value.prompt(t) ?? t.question.value;

/** The question, its buttons, and the ways to go back, to undo, to delegate it and to get advice. */
function Answering({ t }) {
  const question = shownQuestion(t);
  const Controls = t.board.value.Controls ?? PlainControls;
  const { can_undo: canUndo, can_delegate: canDelegate, can_advise: canAdvise,
    advice_ready: isReady } = t.position.value;
  const advised = t.advice.now.value;
  const asks = canAdvise && !advised;
  const canCancel = t.compound.value.codes.length > 0 && !t.board.value.cancels?.(t); // else `Controls` has the button
  return html`<${QuestionText} t=${t} id=${idOf(t, 'question', question.id)} args=${question.args} />
    <${Controls} t=${t} />
    ${(canUndo || canDelegate || canCancel || asks) && html`<div key=${question.id} class="buttons second">
      ${canCancel && html`<${Button} quiet onClick=${() => t.cancel()}>${say('cancel')}</${Button}>`}
      ${canUndo && t.compound.value.codes.length === 0
        && html`<${Button} quiet onClick=${() => t.undo()} data-undo>${say('undo')}</${Button}>`}
      <${DelegateButton} t=${t} />
      ${asks && html`<${Button} quiet title=${say('advice-ask-help')} onClick=${t.advice.ask}
        data-advice>
        <span>${say('advice-ask')}${!isReady && html` <small>${say('advice-soon')}</small>`}</span></${Button}>`}
    </div>`}
    ${t.puzzle && html`<${GiveUp} t=${t} />`}
    ${advised && html`<${Advice} t=${t} />`}`;
}

/** What the others are doing; a general sentence if the position does not say it. */
function Waiting({ t }) {
  const { waiting } = t.position.value;
  if (!waiting) return html`<h2>${say('waiting-title')}</h2><p class="question-sentence">${say('waiting-line')}</p>`;
  return html`<h2>${sayAttribute(idOf(t, 'waiting', waiting.id), 'title') ?? say('waiting-title')}</h2>
    <p class="question-sentence"><${Sentence} game=${t.table.value.game} id=${idOf(t, 'waiting', waiting.id)}
      args=${waiting.args} people=${t.people.value} /></p>
    <div class="buttons second">${t.position.value.can_undo
      && html`<${Button} quiet onClick=${() => t.undo()} data-undo>${say('undo')}</${Button}>`}
      <${PlanAhead} t=${t} /></div>`;
}

/**
 * The button to plan ahead while others think; null for a spectator and a seat that is out, because its player has left
 * the game (`out` of the position) or by the rules (`isOut` of the board).
 */
function PlanAhead({ t }) {
  const own = t.seat.value;
  if (own === null || t.position.value.out?.includes(own) || t.board.value.isOut(t.view.value, own)) return null;
  const sharesScreen = t.mine.value.length > 1; // the visitor has several seats: another person would see the plan
  const why = sharesScreen ? say('error-plan-shared') : undefined;
  return html`<${Button} quiet why=${why} onClick=${() => t.planAhead()} data-plan-ahead>
    ${say('plan-ahead')}</${Button}>`;
}

/** Shown instead of the question until the events that led to it have been shown. */
function CurrentEvent({ t }) {
  const event = t.playback.current.value;
  const game = t.game.value;
  return html`<h2>${say('watching-title')}</h2><p class="question-sentence">${event
    ? html`<${Sentence} game=${game} id=${gameOrShell(game, 'event', event.id)} args=${event.args}
      people=${t.people.value} owners=${t.board.value.diceOwners} />` : say('watching-line')}</p>
    <div class="buttons"><${Button} onClick=${t.playback.skip}>${say('playback-skip')}</${Button}></div>`;
}

function Over({ t }) {
  const { result } = t.position.value;
  const ranks = (result?.ranks ?? []).map((rank, seat) => ({ rank, seat }))
    .filter(({ rank }) => rank !== null) // an umpire has no rank
    .sort((a, b) => a.rank - b.rank);
  const won = result?.winners?.some(t.people.value.isReader);
  return html`<h2>${say(won ? 'over-won' : 'over-title')}</h2>
    <p class="question-sentence">${resultSentence(t, result)}</p>
    <${AfterGame} t=${t} />
    <ol class="ranks">${ranks.map(({ rank, seat }) => html`<li key=${seat}><span>${rank}</span><${Mark} seat=${seat} />
      <${NameLink} account=${t.seats.value[seat].account}>${seatTitle(t.people.value, seat)}</${NameLink}></li>`)}</ol>
    ${t.table.value.rated && html`<${RatingChanges} table=${t.table.value} />`}
    <${MoreAfterGame} t=${t} />`;
}

/** A table before play starts: how many seats are open; for the host the invitations, for others the link to watch. */
function Gathering({ t }) {
  const table = t.table.value;
  const open = table.seats.filter((seat) => seat.kind === 'open');
  const host = open.some((seat) => seat.invitation); // only the host gets the invitations
  return html`<h2>${say('gathering-title')}</h2>
    <p class="question-sentence">${say(host ? 'gathering-host' : 'gathering-guest', { count: open.length })}</p>
    ${host ? html`<${Invitations} table=${table} />`
      : html`<${CopyField} label=${say('share-watch-link')} text=${location.href.split('?')[0]} />`}
    <${LeaveTable} t=${t} />`;
}

/** The offer of a draw: who made it, who has agreed, and the button to accept it; `at_table`: agreements, not moves. */
function Offer({ t }) {
  const { offer, agreed, at_table: actions } = t.position.value ?? {};
  if (offer === null || offer === undefined) return null;
  const accept = actions.find((action) => action.kind === 'accept_draw');
  const others = agreed.filter((seat) => seat !== offer);
  return html`<div class="request offer" role="status">
    <p><${Sentence} id="event-draw-offered" args=${{ seat: { seat: offer } }} people=${t.people.value} /></p>
    ${others.length > 0
      && html`<p class="hint"><${Sentence} id="draw-agreed-so-far" args=${{ seats: { seats: others } }}
        people=${t.people.value} /></p>`}
    ${accept && html`<div class="buttons">
      <${Button} onClick=${() => t.chooseAtTable(accept)}>${say('at-table-accept-draw')}</${Button}></div>`}</div>`;
}

/** The section with the question for the person at the screen. */
export function Question({ t }) {
  const { status } = t.table.value;
  const position = t.position.value;
  const delayed = t.delaysQuestion.value && Boolean(position?.question || position?.over);
  const paused = t.paused.value && !position?.over;
  const delegates = t.delegates.value && !position?.over && !paused;
  const judged = Boolean(t.puzzle?.isJudged.value);
  const asked = position?.question && !position.over && !delayed && !paused && !delegates && !judged;
  const game = gameName(t.table.value.game, '');
  const id = asked ? shownQuestion(t).id : undefined;
  return html`<section class=${`question ${asked ? 'asked' : ''}`} data-question=${id} tabindex="-1"
    aria-label=${say('question-label', { game })} aria-busy=${t.busy.value}>
    ${position?.over && html`<${Requests} t=${t} />`}
    ${t.ahead.value && html`<${GuessNote} t=${t} />`}
    ${t.plan.value?.ended && html`<${KeptPlan} t=${t} />`}
    ${status === 'open' ? html`<${Gathering} t=${t} />`
      : !position ? html`<p class="quiet loading">${say('loading')}</p>`
        : paused ? html`<${Paused} t=${t} />`
        : delegates ? html`<${Delegated} t=${t} />`
        : judged ? html`<${PuzzleVerdict} t=${t} />`
        : t.ahead.value?.blocked.value ? null // nothing more can be planned: GuessNote says why
        : delayed ? html`<${CurrentEvent} t=${t} />`
          : position.over ? html`<${Over} t=${t} />`
            : asked ? html`<${Answering} t=${t} />` : html`<${Waiting} t=${t} />`}
    ${t.ahead.value && html`<${Composer} t=${t} />`}
    ${t.plan.value && !t.plan.value.ended && html`<${KeptPlan} t=${t} />`}
    ${!position?.over && html`<${StandIns} t=${t} />`}
    <${Offer} t=${t} />
    ${!position?.over && html`<${Requests} t=${t} />`}
    ${!t.ahead.value && html`<${Hint} t=${t} question=${id} />`}
  </section>`;
}
