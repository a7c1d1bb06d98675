/** Header of a request whose answer is to be longer than the buffers of its connection hold. */
export const LONG_ANSWERS = 'X-Bench-Long';
