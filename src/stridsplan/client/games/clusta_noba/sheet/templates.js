// Templates: entries that often come together. Each step becomes an entry with the order `order`: "ship" is to embark
// or land, "divine" to read the stars. `after`: the entry begins when that of the step before is carried out ("done")
// or on the next morning ("morning"); the first step has no `after` and begins at the time that the player chose.
// `hex`: of a template, whether the map is asked for a hex; of a step, whether its entry leads there. `further`: the
// order holds until further notice.

export const TEMPLATES = [
  { id: 'camp', hex: true, steps: [{ order: 'camp', hex: true }, { order: 'hold', after: 'done', further: true }] },
  { id: 'fortify', hex: false, steps: [{ order: 'fortify', further: true }] },
  { id: 'hold', hex: false, steps: [{ order: 'hold', further: true }] },
  { id: 'patrol', hex: false, steps: [{ order: 'patrol', further: true }] },
  { id: 'scout', hex: true, steps: [{ order: 'goto', hex: true }, { order: 'scout', after: 'done' },
    { order: 'wait', after: 'morning', further: true }] },
  { id: 'land', hex: true, steps: [{ order: 'ship', hex: true }, { order: 'wait', after: 'done', further: true }] },
  { id: 'divine', hex: true, steps: [{ order: 'goto', hex: true },
    { order: 'divine', after: 'morning', further: true }] },
];
