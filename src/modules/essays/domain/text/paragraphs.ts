import { type Span } from './manuscript.js';

/** A non-blank line. */
interface Line extends Span {
  isBeforeBlank: boolean;
}

/** Some editors break every line by themselves. Such a text has at least so many breaks without a blank line, */
const WRAPPED_BREAKS = 4;
/** this share of them in the middle of a sentence, */
const WRAPPED_SHARE = 0.6;
/** at the end of lines this long. */
const WRAPPED_LINE = { shortest: 45, longest: 100 };
const ENDS_SENTENCE = /[.!?…:"')]\s*$/;

/** Every line is a paragraph, unless an editor broke the lines: then only blank lines part paragraphs. */
export function paragraphSpans(text: string): Span[] {
  const lines = linesOf(text);
  const spans = isHardWrapped(text, lines) ? joinedUntilBlank(lines) : lines;
  return spans.map((span) => trimmed(text, span));
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const last = lines.at(-1);
    if (line.trim() !== '') lines.push({ start, end: start + line.length, isBeforeBlank: false });
    else if (last !== undefined) last.isBeforeBlank = true;
    start += line.length + 1;
  }
  return lines;
}

function isHardWrapped(text: string, lines: readonly Line[]): boolean {
  const broken = lines.slice(0, -1).filter(({ isBeforeBlank }) => !isBeforeBlank);
  const wrapped = broken.filter((line) => isWrapped(text.slice(line.start, line.end)));
  return broken.length >= WRAPPED_BREAKS && wrapped.length >= WRAPPED_SHARE * broken.length;
}

const isWrapped = (line: string): boolean =>
  line.length >= WRAPPED_LINE.shortest && line.length <= WRAPPED_LINE.longest && !ENDS_SENTENCE.test(line);

function joinedUntilBlank(lines: readonly Line[]): Span[] {
  const spans: Span[] = [];
  let open: Span | null = null;
  for (const { start, end, isBeforeBlank } of lines) {
    if (open === null) {
      open = { start, end };
      spans.push(open);
    }
    open.end = end;
    if (isBeforeBlank) open = null;
  }
  return spans;
}

function trimmed(text: string, { start, end }: Span): Span {
  const line = text.slice(start, end);
  return {
    start: start + line.length - line.trimStart().length,
    end: end - (line.length - line.trimEnd().length),
  };
}
