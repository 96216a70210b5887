import { type Figure, joined, type Phrase, type Unit } from '../figures/figure.js';
import { printed } from '../figures/print.js';
import { type Citation } from '../replies/reply.js';

/** A text of ours with its source. Its digits are figures that the text names by number: "{1}". */
export interface FixedText {
  readonly title: string;
  /** Lines; one that begins with "- " is a row. */
  readonly lines: readonly string[];
  readonly figures: readonly Figure[];
  readonly citation: Pick<Citation, 'source' | 'year' | 'url'> | null;
}

type TextCitation = NonNullable<FixedText['citation']>;

/** The day on which every text of this folder that names a source was compared with it. */
export const TEXTS_CHECKED_ON = '2026-11-23';
const CHECKED = 'checked Nov 2026';

export const FEDERAL_STUDENT_AID: TextCitation = {
  source: 'federal-student-aid',
  year: CHECKED,
  url: 'https://studentaid.gov/',
};
export const CSS_PROFILE: TextCitation = {
  source: 'college-board',
  year: CHECKED,
  url: 'https://cssprofile.collegeboard.org/',
};
export const BIG_FUTURE: TextCitation = {
  source: 'college-board',
  year: CHECKED,
  url: 'https://bigfuture.collegeboard.org/',
};
export const COMMON_APP: TextCitation = {
  source: 'common-app',
  year: CHECKED,
  url: 'https://www.commonapp.org/',
};
export const SCORECARD: TextCitation = {
  source: 'scorecard',
  year: CHECKED,
  url: 'https://collegescorecard.ed.gov/',
};
export const HOW_CHANCES_WORK: TextCitation = {
  source: 'flyleaf-estimate',
  year: '',
  url: '/how-chances-work',
};

/** A number that a source states as a rule. */
export const ruleOf = (
  { source, year }: Pick<TextCitation, 'source' | 'year'>,
  value: number | string,
  unit: Unit,
): Figure => ({ value, unit, label: 'fixed', about: 'all', source, year, said: 'rule' });

/** A number made up for an example, which nobody has to prove. */
export const exampleOf = (value: number | string, unit: Unit): Figure =>
  ruleOf({ source: 'fixed', year: '' }, value, unit);

const NAMED_FIGURE = /\{(\d+)\}/u;

/** A line with its figures printed where it names them. */
export function lineOf(line: string, figures: readonly Figure[]): Phrase {
  const parts = line.split(NAMED_FIGURE).map((part, at) => {
    if (at % 2 === 0) return part;
    const figure = figures[Number(part) - 1];
    if (figure === undefined) throw new Error(`No figure {${part}} for "${line}"`);
    return printed(figure);
  });
  return joined(parts);
}
