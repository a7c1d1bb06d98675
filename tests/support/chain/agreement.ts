/**
 * Random values for each comparison with another implementation: 300, or as many as the variable AGREEMENT_VALUES says.
 * The seed differs in each run; fast-check prints it with a failure.
 */
export const agreement = {numRuns: Number(process.env.AGREEMENT_VALUES ?? 300)};

/** Milliseconds that a comparison may take. */
export const AGREEMENT_TIMEOUT = 30_000 + agreement.numRuns * 10;
