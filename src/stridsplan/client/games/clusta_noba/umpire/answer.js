// Live orders in the place of a player, who is asked for them: the umpire uses the same form.
import { html } from '../../../vendor/htm/htm-preact.js';
import { Button } from '../../../shell/ui.js';
import { submit } from '../sheet/desk.js';
import { Live } from '../sheet/orders.js';
import { umpireWord } from './words.js';

/** The orders, and a button that leaves them to the player: the action `answer_for`, sent again, ends it. */
export function Answer({ t }) {
  const player = t.position.value.view.umpire.answers_for;
  return html`<${Live} t=${t} hint=${umpireWord('answer-hint')}><${Button} quiet data-leave
    onClick=${() => submit(t, [['answer_for', { player }]])}>${umpireWord('answer-leave')}</${Button}></${Live}>`;
}
