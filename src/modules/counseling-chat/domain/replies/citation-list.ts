import { type Figure, type SourceId } from '../figures/figure.js';
import { type Citation } from './reply.js';
import { SOURCES } from './sources.js';

/** What a student told us needs no mark, and neither does what Wren counted itself. */
const UNMARKED: readonly SourceId[] = ['profile', 'fixed'];

/** A page that no source of ours stands for, by whose it is. */
export interface CitedPage {
  readonly name: string;
  readonly year: string;
  readonly url: string;
}

/** The citations of one reply: one for each source and year, numbered by first use. */
export class CitationList {
  private readonly citations: Citation[] = [];

  get all(): readonly Citation[] {
    return this.citations;
  }

  /** The numbers that stand behind these figures. */
  marksOf(figures: readonly Figure[]): number[] {
    const cited = figures.filter(({ source, value }) => value !== null && !UNMARKED.includes(source));
    const marks = new Set(cited.map(({ source, year }) => this.numberOf(source, year)));
    return [...marks].sort((a, b) => a - b);
  }

  numberOf(source: SourceId, year: string, url = SOURCES[source].url): number {
    const known = this.citations.find((one) => one.source === source && one.year === year);
    if (known !== undefined) return known.n;
    const n = this.citations.length + 1;
    this.citations.push({
      n,
      label: labelOf(SOURCES[source].title, year),
      source,
      year,
      url,
      collegeId: null,
    });
    return n;
  }

  numberOfPage({ name, year, url }: CitedPage): number {
    const known = this.citations.find((one) => one.url === url);
    if (known !== undefined) return known.n;
    const n = this.citations.length + 1;
    this.citations.push({ n, label: labelOf(name, year), source: 'page', year, url, collegeId: null });
    return n;
  }
}

const labelOf = (title: string, year: string): string =>
  [title, year].filter((part) => part !== '').join(', ');

/** The marks stand before the last full stop. */
export function withMarks(text: string, marks: readonly number[]): string {
  if (marks.length === 0) return text;
  const written = marks.map((n) => `[${String(n)}]`).join('');
  const end = /[.:?]$/.exec(text)?.[0] ?? '';
  return `${text.slice(0, text.length - end.length)} ${written}${end}`;
}
