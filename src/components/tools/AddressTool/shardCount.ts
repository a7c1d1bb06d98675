/** A test compares it with the fact, whose registry would double the bytes of the tool. */
export const SHARD_COUNT = 3;
