import { type Figure, type SourceId } from '../figures/figure.js';
import { type Citation } from './reply.js';
import { SOURCES } from './sources.js';

/** What a student told us needs no mark, and neither does what Wren counted itself. */
const UNMARKED: readonly SourceId[] = ['profile', 'fixed'];

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
    const label = [SOURCES[source].title, year].filter((part) => part !== '').join(', ');
    this.citations.push({ n, label, source, year, url, collegeId: null });
    return n;
  }
}

/** The marks stand before the last full stop. */
export function withMarks(text: string, marks: readonly number[]): string {
  if (marks.length === 0) return text;
  const written = marks.map((n) => `[${String(n)}]`).join('');
  const end = /[.:?]$/.exec(text)?.[0] ?? '';
  return `${text.slice(0, text.length - end.length)} ${written}${end}`;
}
