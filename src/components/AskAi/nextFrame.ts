/**
 * Calls back once, in a separate task after the next frame but one. Returns a function that cancels the callback.
 * 30 updates a second look as smooth as 60, and in a separate task they don't delay the frame.
 */
export function nextFrame(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A hidden page renders no frames, but the answer should be complete when the reader returns to it.
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
