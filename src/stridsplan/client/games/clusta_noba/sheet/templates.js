// Templates: entries that often come together. A step has an order; `after` says when it begins: when the step before
// is carried out ("done"), on the next morning ("morning"), or, without it, at the chosen time. `hex`: it leads to the
// hex that is asked for; `further`: it holds until further notice.

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
