import { type Figure, joined, type Said, type SourceId } from '../figures/figure.js';
import { type Action, type Block, type Citation, type Reply, type ReplyKind } from './reply.js';
import { SOURCES } from './sources.js';

const MOST_CHIPS = 4;
const LONGEST_CHIP = 32;
/** What a student told us needs no mark, and neither does what Wren counted itself. */
const UNMARKED: readonly SourceId[] = ['profile', 'fixed'];

/** Writes one reply: every printed figure brings the citation of its source and year, numbered by first use. */
export class ReplyWriter {
  private readonly paragraphs: string[] = [];
  private readonly citations: Citation[] = [];
  private readonly printedFigures: Figure[] = [];
  private readonly blocks: Block[] = [];
  private readonly chips: string[] = [];
  private readonly actions: Action[] = [];

  constructor(private readonly kind: ReplyKind = 'answer') {}

  /** A paragraph; the marks of its figures stand before its last full stop. */
  say(...said: readonly Said[]): this {
    const { text, figures } = joined(said, ' ');
    if (text.trim() !== '') this.paragraphs.push(withMarks(text, this.marksOf(figures)));
    return this;
  }

  /** Lines under a heading, which carries the marks of all. */
  rows(heading: Said, rows: readonly Said[], as: 'dashes' | 'numbers' = 'dashes'): this {
    const all = joined([heading, ...rows]);
    const lines = rows.map((row, index) => {
      const text = typeof row === 'string' ? row : row.text;
      return as === 'dashes' ? `- ${text}` : `${String(index + 1)}. ${text}`;
    });
    const { text } = joined([heading]);
    this.paragraphs.push([withMarks(text, this.marksOf(all.figures)), ...lines].join('\n'));
    return this;
  }

  /** A citation without a figure, such as of a page of rules. */
  cite({ source, year, url }: Pick<Citation, 'source' | 'year' | 'url'>): this {
    const last = this.paragraphs.pop();
    if (last === undefined) return this;
    const mark = this.numberOf(source, year, url, null);
    this.paragraphs.push(last.includes('\n') ? withMarksInFirstLine(last, mark) : withMarks(last, [mark]));
    return this;
  }

  block(block: Block): this {
    this.blocks.push(block);
    return this;
  }

  action(action: Action): this {
    this.actions.push(action);
    return this;
  }

  /** At most four stay. One that is too long is left out. */
  offer(...chips: readonly string[]): this {
    for (const chip of chips)
      if (chip.length <= LONGEST_CHIP && !this.chips.includes(chip) && this.chips.length < MOST_CHIPS)
        this.chips.push(chip);
    return this;
  }

  /** Every figure said, in order: the guard compares the message with them. */
  get figures(): readonly Figure[] {
    return this.printedFigures;
  }

  done(): Reply {
    return {
      kind: this.kind,
      message: this.paragraphs.join('\n'),
      blocks: this.blocks,
      citations: this.citations,
      chips: this.chips,
      actions: this.actions,
    };
  }

  private marksOf(figures: readonly Figure[]): number[] {
    this.printedFigures.push(...figures);
    const cited = figures.filter(({ source, value }) => value !== null && !UNMARKED.includes(source));
    return [...new Set(cited.map(({ source, year }) => this.numberOf(source, year)))];
  }

  private numberOf(
    source: SourceId,
    year: string,
    url: string | null = SOURCES[source].url,
    collegeId: number | null = null,
  ): number {
    const known = this.citations.find((one) => one.source === source && one.year === year);
    if (known !== undefined) return known.n;
    const n = this.citations.length + 1;
    const label = [SOURCES[source].title, year].filter((part) => part !== '').join(', ');
    this.citations.push({ n, label, source, year, url, collegeId });
    return n;
  }
}

function withMarks(text: string, marks: readonly number[]): string {
  if (marks.length === 0) return text;
  const written = marks.map((n) => `[${String(n)}]`).join('');
  const end = /[.:?]$/.exec(text)?.[0] ?? '';
  return `${text.slice(0, text.length - end.length)} ${written}${end}`;
}

function withMarksInFirstLine(text: string, mark: number): string {
  const [first = '', ...rest] = text.split('\n');
  return [withMarks(first, [mark]), ...rest].join('\n');
}
