const LENGTH_BYTES = 2;
const LONGEST_BYTES = 2 ** (8 * LENGTH_BYTES) - 1;
const BYTES_PER_UNIT_AT_MOST = 3;

/** Where a text was put. `NO_PLACE` is none. */
type Place = number;
export const NO_PLACE: Place = 0;

/**
 * Texts as bytes in one block of a fixed size, outside the heap: however many there are, collecting garbage costs nothing
 * more. The newest take the place of the oldest.
 */
export class RecentTexts {
  private readonly encoder = new TextEncoder();
  private readonly bytes: Uint8Array;
  /** Bytes taken since the beginning, laps and all. */
  private end = LENGTH_BYTES;

  constructor(private readonly capacity: number) {
    this.bytes = new Uint8Array(capacity);
  }

  /** Undefined once another text has its place. A view: to be copied before the next text is kept. */
  at(place: Place): Uint8Array | undefined {
    if (place === NO_PLACE || place < this.end - this.capacity) return undefined;
    const from = place % this.capacity;
    const length = (this.bytes[from] ?? 0) + 256 * (this.bytes[from + 1] ?? 0);
    return this.bytes.subarray(from + LENGTH_BYTES, from + LENGTH_BYTES + length);
  }

  /** Throws a RangeError for a text that is too long for the block, or for 64 kB. */
  keep(text: string): readonly [place: Place, bytes: Uint8Array] {
    const most = LENGTH_BYTES + text.length * BYTES_PER_UNIT_AT_MOST;
    if (most > Math.min(this.capacity - LENGTH_BYTES, LONGEST_BYTES))
      throw new RangeError('The text is too long.');

    // Texts are whole: one that might not fit behind the last begins the next lap.
    if ((this.end % this.capacity) + most > this.capacity)
      this.end += this.capacity - (this.end % this.capacity);
    const place = this.end;
    const from = place % this.capacity;
    const { written } = this.encoder.encodeInto(text, this.bytes.subarray(from + LENGTH_BYTES, from + most));
    this.bytes[from] = written % 256;
    this.bytes[from + 1] = Math.floor(written / 256);
    this.end += LENGTH_BYTES + written;
    return [place, this.bytes.subarray(from + LENGTH_BYTES, from + LENGTH_BYTES + written)];
  }
}
