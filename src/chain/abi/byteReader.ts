import {integerOf} from './integers';

/** More decimals than any number has; a larger count means that the bytes were written with another type. */
const MAX_DECIMALS = 1_000;

/** More values inside each other than a contract could decode. Each takes space on the stack. */
const MAX_DEPTH = 500;

/** Reads bytes from left to right. Errors say where in the bytes something is missing. */
export class ByteReader {
  #position = 0;
  #depth = 0;

  constructor(private readonly bytes: Uint8Array) {}

  /** Number of bytes that haven't been read. */
  get remaining(): number {
    return this.bytes.length - this.#position;
  }

  /** Returns a value that `read` reads as a part of another; `typeName` is its type. */
  readInside<Value>(typeName: string, read: () => Value): Value {
    if (this.#depth === MAX_DEPTH) {
      throw new Error(
        `Expected at most ${MAX_DEPTH} values inside each other, found more of the type ${typeName}: a type that contains itself needs an Option or a List in between, compare the ABI with the contract.`,
      );
    }
    this.#depth++;
    const value = read();
    this.#depth--;
    return value;
  }

  /** Returns the next bytes; `where` is their name in errors. */
  take(length: number, where: string): Uint8Array {
    if (length > this.remaining) {
      throw new Error(
        `Expected ${length} more bytes for ${where} at byte ${this.#position}, found ${this.remaining}: the data is too short for the type, compare both.`,
      );
    }
    const taken = this.bytes.slice(this.#position, this.#position + length);
    this.#position += length;
    return taken;
  }

  /** Returns the bytes after a length of 4 bytes. */
  takeWithLength(where: string): Uint8Array {
    return this.take(this.#takeNumber(`the length of ${where}`), where);
  }

  /** Returns a number of items, which have at least one byte each. */
  takeCount(where: string): number {
    const count = this.#takeNumber(`the number of items of ${where}`);
    if (count <= this.remaining) return count;
    throw new Error(
      `Expected ${count} items for ${where} at byte ${this.#position}, found ${this.remaining} bytes: the data is too short for the type, compare both.`,
    );
  }

  /** Returns the number of decimals of a decimal number. */
  takeDecimals(where: string): number {
    const decimals = this.#takeNumber(`the decimals of ${where}`);
    if (decimals <= MAX_DECIMALS) return decimals;
    throw new Error(
      `Expected at most ${MAX_DECIMALS} decimals for ${where}, found ${decimals}: compare type and data.`,
    );
  }

  /** Throws if bytes are left. */
  expectEnd(where: string): void {
    if (this.remaining === 0) return;
    throw new Error(
      `Expected the end of ${where} at byte ${this.#position}, found ${this.remaining} more bytes: the data is too long for the type, compare both.`,
    );
  }

  #takeNumber(where: string): number {
    return Number(integerOf(this.take(4, where), false));
  }
}
