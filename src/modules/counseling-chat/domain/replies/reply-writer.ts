import { type Figure, joined, type Said } from '../figures/figure.js';
import { CitationList, type CitedPage, withMarks } from './citation-list.js';
import { type Action, type Block, type Citation, type Reply, type ReplyKind } from './reply.js';

const MOST_CHIPS = 4;
const LONGEST_CHIP = 32;

/** Writes one reply: every printed figure brings the citation of its source and year, numbered by first use. */
export class ReplyWriter {
  private readonly paragraphs: string[] = [];
  private readonly citations = new CitationList();
  private readonly printedFigures: Figure[] = [];
  private readonly blocks: Block[] = [];
  private readonly chips: string[] = [];
  private readonly actions: Action[] = [];

  constructor(private readonly kind: ReplyKind = 'answer') {}

  /** A paragraph; the marks of its figures stand before its last full stop. */
  say(...said: readonly Said[]): this {
    const { text, figures } = joined(said.filter(isSaid), ' ');
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
    return this.markLast(() => this.citations.numberOf(source, year, url));
  }

  citePage(page: CitedPage): this {
    return this.markLast(() => this.citations.numberOfPage(page));
  }

  private markLast(number: () => number): this {
    const last = this.paragraphs.pop();
    if (last === undefined) return this;
    const mark = number();
    if (last.includes(`[${String(mark)}]`)) {
      this.paragraphs.push(last);
      return this;
    }
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

  done(): Reply {
    return {
      kind: this.kind,
      message: this.paragraphs.join('\n'),
      blocks: this.blocks,
      citations: this.citations.all,
      chips: this.chips,
      actions: this.actions,
      figures: this.printedFigures,
    };
  }

  private marksOf(figures: readonly Figure[]): number[] {
    this.printedFigures.push(...figures);
    return this.citations.marksOf(figures);
  }
}

function withMarksInFirstLine(text: string, mark: number): string {
  const [first = '', ...rest] = text.split('\n');
  return [withMarks(first, [mark]), ...rest].join('\n');
}

const isSaid = (said: Said): boolean => (typeof said === 'string' ? said : said.text) !== '';
