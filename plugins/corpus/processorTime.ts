/** Seconds of processor time that this process took so far, in all of its threads. */
export function processorTime(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1e6;
}

/** How much of a build went into the corpus, and how much of that the build would have spent without it. */
export function describeShare(cost: {corpus: number; saved: number; build: number}): string {
  const of = (seconds: number) => `${seconds.toFixed(1)} s (${((100 * seconds) / cost.build).toFixed(1)} %)`;
  return (
    `Corpus: ${of(cost.corpus)} of the ${cost.build.toFixed(1)} s of processor time of this build, ` +
    `${of(cost.corpus - cost.saved)} beyond the parsing that the pages didn't repeat.`
  );
}
