const FIRST_SIZE_BYTES = 256 * 1024;
const BYTES_PER_UNIT_AT_MOST = 3;

/**
 * A reply is written here and then copied out in one piece, so nothing may be waited for in between; the paper is used again, and
 * grows to the largest reply.
 */
export class Sheet {
  private bytes = Buffer.allocUnsafe(FIRST_SIZE_BYTES);
  private end = 0;

  begin(text: string): void {
    this.end = 0;
    this.write(text);
  }

  write(text: string): void {
    this.makeRoom(text.length * BYTES_PER_UNIT_AT_MOST);
    this.end += this.bytes.write(text, this.end);
  }

  add(bytes: Uint8Array): void {
    this.makeRoom(bytes.length);
    this.bytes.set(bytes, this.end);
    this.end += bytes.length;
  }

  copy(): Buffer {
    return Buffer.from(this.bytes.subarray(0, this.end));
  }

  private makeRoom(more: number): void {
    if (this.end + more <= this.bytes.length) return;
    const larger = Buffer.allocUnsafe(2 * (this.end + more));
    this.bytes.copy(larger, 0, 0, this.end);
    this.bytes = larger;
  }
}
