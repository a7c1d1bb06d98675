/**
 * Calls back after every second frame, in a task of its own: 30 times a second, a text grows as smoothly as 60 times, and
 * a frame isn't held up by what it brings to the next one.
 */
export function nextFrame(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A hidden page paints no frames, and a reader who comes back wants the answer to be there.
  if (document.hidden) {
    timer = setTimeout(callback, 100);
    return () => clearTimeout(timer);
  }
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => (timer = setTimeout(callback)));
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
