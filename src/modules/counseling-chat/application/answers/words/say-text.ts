import { type Phrase } from '../../../domain/figures/figure.js';
import { type FixedText, lineOf } from '../../../domain/knowledge/fixed-text.js';
import { type ReplyWriter } from '../../../domain/replies/reply-writer.js';

const ROW = /^- /u;

/** A fixed text as paragraphs and rows; its citation stands at the first of them. */
export function sayText(
  reply: ReplyWriter,
  text: Pick<FixedText, 'lines' | 'figures' | 'citation'>,
): ReplyWriter {
  for (const [at, { line, rows }] of paragraphsOf(text).entries()) {
    if (rows.length > 0) reply.rows(line, rows);
    else reply.say(line);
    if (at === 0 && text.citation !== null) reply.cite(text.citation);
  }
  return reply;
}

interface Paragraph {
  readonly line: Phrase;
  readonly rows: readonly Phrase[];
}

function paragraphsOf({ lines, figures }: Pick<FixedText, 'lines' | 'figures'>): Paragraph[] {
  return lines.flatMap((line, at) => {
    if (ROW.test(line)) return [];
    const after = lines.slice(at + 1);
    const end = after.findIndex((next) => !ROW.test(next));
    const rows = after.slice(0, end === -1 ? after.length : end);
    return [{ line: lineOf(line, figures), rows: rows.map((row) => lineOf(row.replace(ROW, ''), figures)) }];
  });
}
