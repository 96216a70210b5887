import { isUtf8 } from 'node:buffer';
import { Transform, type TransformCallback } from 'node:stream';
import { LONGEST_LINE } from './unreadable-file.js';

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const NO_BYTES = Buffer.alloc(0);

/**
 * Converts text to UTF-8. Federal tables come in UTF-8 and in windows-1252, and a spreadsheet may mix both, so each line is converted
 * on its own: a line that is not valid UTF-8 is windows-1252.
 */
export class Utf8Stream extends Transform {
  private readonly windows = new TextDecoder('windows-1252');
  private partialLine: Buffer = NO_BYTES;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const bytes = this.partialLine.length === 0 ? chunk : Buffer.concat([this.partialLine, chunk]);
    const end = Math.max(bytes.lastIndexOf(LINE_FEED), bytes.lastIndexOf(CARRIAGE_RETURN)) + 1;
    // Too long a line is not collected here; the CSV parser rejects it.
    const whole = end === 0 && bytes.length > LONGEST_LINE ? bytes.length : end;
    this.partialLine = bytes.subarray(whole);
    done(null, this.toUtf8(bytes.subarray(0, whole)));
  }

  override _flush(done: TransformCallback): void {
    done(null, this.toUtf8(this.partialLine));
  }

  private toUtf8(bytes: Buffer): Buffer {
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
