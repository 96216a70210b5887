const FIRST_SIZE_BYTES = 1024 * 1024;

/** Cards as bytes, one after the other in one block: a page is copied from it, not put together. */
export class CardShelf {
  private bytes = Buffer.allocUnsafe(FIRST_SIZE_BYTES);
  private readonly ends: number[] = [];

  add(json: string): void {
    const from = this.ends.at(-1) ?? 0;
    const most = from + json.length * 3;
    if (most > this.bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(most, this.bytes.length * 2));
      this.bytes.copy(larger, 0, 0, from);
      this.bytes = larger;
    }
    this.ends.push(from + this.bytes.write(json, from));
  }

  at(row: number): Uint8Array {
    return this.bytes.subarray(row === 0 ? 0 : this.ends[row - 1], this.ends[row]);
  }
}
