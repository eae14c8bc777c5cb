// Plays a replay automatically: one frame after the other, at the chosen speed.

/**
 * The functions that start and pause a replay.
 * @param {Shared} signals  `at` and `last`, the indices of the present frame and the last; `speed`, frames a second;
 *   `playing`
 * @param {(at: number) => Promise<unknown>} go  shows a frame
 * @param {() => boolean} [isShowing]  whether the frame shown last is still being animated
 */
export function makePlayer({ at, last, speed, playing }, go, isShowing = () => false) {
  let timer = 0;

  function pause() {
    clearTimeout(timer);
    playing.value = false;
  }

  function tick() {
    clearTimeout(timer); // another timer runs if play was paused and started again while a frame was loading
    timer = setTimeout(async () => {
      if (isShowing()) { tick(); return; }
      if (at.value >= last.value) { pause(); return; }
      await go(at.value + 1);
      if (playing.value) tick();
    }, 1000 / speed.value);
  }

  async function play() {
    playing.value = true;
    if (at.value >= last.value) await go(0);
    if (playing.value) tick();
  }

  return { play, pause };
}
