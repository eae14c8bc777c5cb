// The umpire's panel in words.
import { say, wordId } from '../../../shell/words.js';

/** The name of a stage, a die, a ruling and the like: `kind` says which. */
export const label = (kind, value) => say(`clusta-noba-label-${kind}`, { [kind]: value });

/** A message of the umpire's panel. */
export const umpireWord = (name, args) => say(wordId('clusta_noba', 'umpire', name), args);
