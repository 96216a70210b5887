const FIRST_SIZE_BYTES = 256 * 1024;
const LARGEST_KEPT_BYTES = 1024 * 1024;
const KEPT_AT_MOST = 16;
const BYTES_PER_UNIT_AT_MOST = 3;

/** The response of `node:http`. */
interface Response {
  once(event: 'close', closed: () => void): unknown;
}

/** What a reply is written on; it grows to the largest. */
export class Sheet {
  private bytes = Buffer.allocUnsafeSlow(FIRST_SIZE_BYTES);
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

  /** What was written: the sheet itself, for as long as it is lent. */
  written(): Buffer {
    return this.bytes.subarray(0, this.end);
  }

  get size(): number {
    return this.bytes.length;
  }

  private makeRoom(more: number): void {
    if (this.end + more <= this.bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(2 * (this.end + more));
    this.bytes.copy(larger, 0, 0, this.end);
    this.bytes = larger;
  }
}

/**
 * Sheets that are used again once their reply is with the operating system. A new block of memory for each page of a hundred
 * kilobytes would have the whole heap searched for garbage every second or two, with everybody waiting.
 */
export class Sheets {
  private readonly free: Sheet[] = [];

  /** The sheet is the reply's alone until the response closes. */
  lentTo(response: Response): Sheet {
    const sheet = this.free.pop() ?? new Sheet();
    response.once('close', () => this.takeBack(sheet));
    return sheet;
  }

  private takeBack(sheet: Sheet): void {
    if (this.free.length < KEPT_AT_MOST && sheet.size <= LARGEST_KEPT_BYTES) this.free.push(sheet);
  }
}

export const sheets = new Sheets();
