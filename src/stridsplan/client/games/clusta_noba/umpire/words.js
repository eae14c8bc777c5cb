// The umpire's panel in words.
import { say, wordId } from '../../../shell/words.js';

/** A part of a sentence of the game: a step, a die, a ruling. */
export const label = (kind, value) => say(`clusta-noba-label-${kind}`, { [kind]: value });

export const umpireWord = (name, args) => say(wordId('clusta_noba', 'umpire', name), args);
