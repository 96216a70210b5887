import { type Delimiter } from './delimiter.js';

interface CsvRecord {
  /** Where it begins; the first line is 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

interface Records {
  readonly records: readonly CsvRecord[];
  /** The line of a quotation mark that is never closed. */
  readonly openedAt: number | null;
}

/** RFC 4180, and forgiving: what follows a closing quotation mark is kept, and lines may end in any way. */
export function readRecords(text: string, delimiter: Delimiter): Records {
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let line = 1;
  let begins = 1;
  let at = 0;

  while (at < text.length) {
    const quoted = text[at] === '"' ? quotedAt(text, at) : null;
    if (quoted === 'open') return { records, openedAt: line };
    const plainFrom = quoted?.end ?? at;
    const end = endOfCell(text, plainFrom, delimiter);
    cells.push((quoted?.value ?? '') + text.slice(plainFrom, end));
    line += linesIn(text.slice(at, plainFrom));
    at = end;
    if (text[at] === delimiter) {
      at += 1;
      if (at === text.length) cells.push('');
      continue;
    }
    records.push({ line: begins, cells });
    cells = [];
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
    begins = line;
  }
  if (cells.length > 0) records.push({ line: begins, cells });
  return { records, openedAt: null };
}

function quotedAt(text: string, at: number): { value: string; end: number } | 'open' {
  let from = at + 1;
  for (;;) {
    const mark = text.indexOf('"', from);
    if (mark === -1) return 'open';
    if (text[mark + 1] !== '"')
      return { value: text.slice(at + 1, mark).replaceAll('""', '"'), end: mark + 1 };
    from = mark + 2;
  }
}

function endOfCell(text: string, from: number, delimiter: Delimiter): number {
  for (let at = from; at < text.length; at++)
    if (text[at] === delimiter || text[at] === '\n' || text[at] === '\r') return at;
  return text.length;
}

const linesIn = (text: string): number => text.split(/\r\n|\r|\n/).length - 1;
