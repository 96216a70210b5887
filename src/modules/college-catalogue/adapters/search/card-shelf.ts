const BLOCK_BYTES = 1024 * 1024;

/** A character of a string takes so many bytes at most. */
const MOST_BYTES = 3;

/** Cards as bytes, one after the other in a few blocks: a page is copied from them, not put together. */
export class CardShelf {
  private block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
  private used = 0;
  private readonly cards: Uint8Array[] = [];

  add(json: string): void {
    const most = json.length * MOST_BYTES;
    if (this.used + most > this.block.length) {
      // What stands in a full block stays there: copying all of it holds up requests.
      this.block = Buffer.allocUnsafeSlow(Math.max(BLOCK_BYTES, most));
      this.used = 0;
    }
    const end = this.used + this.block.write(json, this.used);
    this.cards.push(this.block.subarray(this.used, end));
    this.used = end;
  }

  at(row: number): Uint8Array | undefined {
    return this.cards[row];
  }
}
