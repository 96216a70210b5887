import { isUtf8 } from 'node:buffer';
import { Transform, type TransformCallback } from 'node:stream';
import { LONGEST_LINE } from './unreadable-file.js';

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const NOTHING = Buffer.alloc(0);

/**
 * The same text in UTF-8. Federal tables come in that and in windows-1252, and whoever saves one in a spreadsheet may change it: a
 * line that is not UTF-8 is windows-1252, where every byte is a letter.
 */
export class AsUtf8 extends Transform {
  private readonly windows = new TextDecoder('windows-1252');
  private begun: Buffer = NOTHING;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const bytes = this.begun.length === 0 ? chunk : Buffer.concat([this.begun, chunk]);
    const end = Math.max(bytes.lastIndexOf(LINE_FEED), bytes.lastIndexOf(CARRIAGE_RETURN)) + 1;
    // Such a line is refused by whoever reads lines; it is not to be gathered here.
    const whole = end === 0 && bytes.length > LONGEST_LINE ? bytes.length : end;
    this.begun = bytes.subarray(whole);
    done(null, this.translated(bytes.subarray(0, whole)));
  }

  override _flush(done: TransformCallback): void {
    done(null, this.translated(this.begun));
  }

  private translated(bytes: Buffer): Buffer {
    if (isUtf8(bytes)) return bytes;
    const lines: Buffer[] = [];
    for (let from = 0; from < bytes.length;) {
      const end = endOfLine(bytes, from);
      const line = bytes.subarray(from, end);
      lines.push(isUtf8(line) ? line : Buffer.from(this.windows.decode(line)));
      from = end;
    }
    return Buffer.concat(lines);
  }
}

function endOfLine(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== LINE_FEED && bytes[at] !== CARRIAGE_RETURN) at += 1;
  return Math.min(at + 1, bytes.length);
}
