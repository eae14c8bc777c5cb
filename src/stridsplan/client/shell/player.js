// Playing a replay by itself: one place after the other, at the chosen speed.

/**
 * @param {Shared} signals  `at` and `last`, the place and the last one; `speed`, places per second; `playing`
 * @param {(at: number) => Promise<unknown>} go  show a place
 * @param {() => boolean} [isShowing]  whether the place that was shown last still moves
 */
export function makePlayer({ at, last, speed, playing }, go, isShowing = () => false) {
  let timer = 0;

  function pause() {
    clearTimeout(timer);
    playing.value = false;
  }

  function tick() {
    timer = setTimeout(async () => {
      if (isShowing()) { tick(); return; }
      if (at.value >= last.value) { pause(); return; }
      await go(at.value + 1);
      if (playing.value) tick();
    }, 1000 / speed.value);
  }

  function play() {
    if (at.value >= last.value) at.value = 0;
    playing.value = true;
    tick();
  }

  return { play, pause };
}
