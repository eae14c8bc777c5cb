// What a human umpire does, as steps of compound actions.

/** Give a number, digit by digit. */
export const numberSteps = (number) => [...[...String(number)].map((digit) => ['digit', { digit: Number(digit) }]),
  ['end_number']];

/** @param {Shared} hex */
const hexStep = (hex) => ['hex', { column: hex[0], row: hex[1] }];

/** Load the next die of a kind with a face; 0: as it falls. */
export const dieSteps = (die, face) => [['replace_die', { die }], ...numberSteps(face)];

/**
 * Change a line of a report: its figure or hex number `number`.
 * @param {Shared} value  a number or a hex
 */
export const figureSteps = (line, number, value) => [['change_report', { line }], ['figure', { number }],
  ...(Array.isArray(value) ? [hexStep(value)] : numberSteps(value))];

/** Move a person to a hex. */
export const personSteps = (person, hex) => [['move_person', { person }], hexStep(hex)];

/** Accept a commander's rescue of a person as a heroic deed. */
export const rescueSteps = (commander, person) => [['accept_deed', { commander, deed: 'rescue' }],
  ['save_person', { person }]];

/** Set the day of an event; `kind`: the kind of the action that sets it. */
export const daySteps = (kind, day) => [[kind], ...numberSteps(day)];

/** Tell a side, at the dawn of a day, of enemies in a hex; 0 men: the message has no number. */
export const messageSteps = ({ side, day, foe, hex, men }) => [['send_message', { side }], ...numberSteps(day),
  ['foe', { side: foe }], hexStep(hex), ...numberSteps(men)];
