// Frames, fetched in chunks of a few and kept. A frame is what the server sends of one moment of a replay or of
// hindsight: {version, to_act, view, waiting, result}, where `waiting` is the question that others are asked, or
// {time, belief, truth, differences}.

/**
 * A cache of frames.
 * @param {number} size  how many frames are fetched at a time
 * @param {(key: any, first: number) => Promise<Shared[]>} fetchFrames  promises `size` frames from index
 *   `first` on; `key` is the seat whose view they have, null for a spectator
 */
export function makeFrames(size, fetchFrames) {
  const promises = new Map(); // "key/chunk" → a promise of its frames
  const loaded = new Map(); // "key/chunk" → its frames
  const chunkOf = (at) => Math.floor(at / size);

  function load(key, chunk) {
    const name = `${key}/${chunk}`;
    if (!promises.has(name)) {
      const loading = fetchFrames(key, chunk * size)
        .then((frames) => { loaded.set(name, frames); return frames; });
      loading.catch(() => promises.delete(name));
      promises.set(name, loading);
    }
    return promises.get(name);
  }

  return {
    /** The frame at an index, as a promise. */
    at: async (key, at) => (await load(key, chunkOf(at)))[at % size],
    /** The frame at an index if it is here already, else undefined. */
    here: (key, at) => loaded.get(`${key}/${chunkOf(at)}`)?.[at % size],
    /** Fetch the chunks after and before that of an index; `last`: the last index that there is. */
    prefetch(key, at, last) {
      const [chunk, lastChunk] = [chunkOf(at), chunkOf(last)];
      for (const next of [chunk + 1, chunk - 1]) if (next >= 0 && next <= lastChunk) load(key, next).catch(() => {});
    },
  };
}
