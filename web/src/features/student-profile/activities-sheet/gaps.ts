import { charactersIn, charactersOver, charactersPhrase, FORM_LIMITS } from './characters';
import { type ActivityEntry } from './sheet-entries';
import { type ActivityRow, formTypeOf, type HonorRow, textOf, titleOf } from './sheet';

export type Gaps = {
  /** "Description is 23 characters over." */
  over: readonly string[];
  /** The fields of the form that have no answer yet. */
  empty: readonly string[];
  /** Answers that may be only what a new activity starts with. */
  check: readonly string[];
};

const overIn = (label: string, text: string, limit: number) => {
  const over = charactersOver(text, limit);
  return over === 0 ? [] : [`${label} is ${charactersPhrase(over)} over`];
};

/** What a new activity in the profile starts with. */
export const isUntouched = (hours: ActivityEntry['hours']) => hours?.perWeek === 1 && hours.weeks === 50;

const named = (label: string, missing: boolean) => (missing ? [label] : []);

export const gapsOfActivity = (row: ActivityRow): Gaps => {
  const { sheet, entry } = row;
  const [position, organization, description] = [
    textOf(row, 'position'),
    textOf(row, 'organization'),
    textOf(row, 'description'),
  ];
  return {
    over: [
      ...overIn('Position', position, FORM_LIMITS.position),
      ...overIn('Organization', organization, FORM_LIMITS.organization),
      ...overIn('Description', description, FORM_LIMITS.description),
    ],
    empty: [
      ...named('activity type', formTypeOf(row) === null),
      ...named('position', charactersIn(position) === 0),
      ...named('description', charactersIn(description) === 0),
      ...named('grade levels', sheet.gradeLevels.length === 0),
      ...named('time of year', sheet.timing.length === 0),
      ...named('hours a week', entry.hours?.perWeek === null),
      ...named('weeks a year', entry.hours?.weeks === null),
      ...named('plans for college', sheet.similarInCollege === null),
    ],
    check: isUntouched(entry.hours) ? ['1 hour a week and 50 weeks a year'] : [],
  };
};

export const gapsOfHonor = (row: HonorRow): Gaps => ({
  over: overIn('Title', titleOf(row), FORM_LIMITS.title),
  empty: [
    ...named('title', charactersIn(titleOf(row)) === 0),
    ...named('grade levels', row.sheet.gradeLevels.length === 0),
  ],
  check: [],
});

const list = new Intl.ListFormat('en-US');

/** "Still empty: grade levels and time of year." */
export const emptyInWords = ({ empty, check }: Gaps) =>
  [
    ...(empty.length === 0 ? [] : [`Still empty: ${list.format(empty)}.`]),
    ...check.map((answer) => `Check ${answer}.`),
  ].join(' ');

export const isReady = ({ over, empty, check }: Gaps) => over.length + empty.length + check.length === 0;
