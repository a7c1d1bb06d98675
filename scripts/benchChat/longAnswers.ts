/** Request header that selects an answer larger than the buffers of its connection. */
export const LONG_ANSWERS = 'X-Bench-Long';
