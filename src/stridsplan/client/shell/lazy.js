// Parts of the page that are fetched when they are first drawn.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../vendor/preact/hooks.mjs';

/**
 * A component that renders the component that `load` fetches, and nothing until it is there.
 * @param {() => Promise<Function>} load
 */
export function lazily(load) {
  let Part = null;
  return function Lazy(props) {
    const [, setHere] = useState(Part !== null);
    useEffect(() => {
      if (!Part) load().then((part) => { Part = part; setHere(true); }).catch(console.error);
    }, []);
    return Part && html`<${Part} ...${props} />`;
  };
}
