import { charactersOver, FORM_LIMITS } from '../activities-sheet/characters';
import {
  type ActivityRow,
  formTypeOf,
  type HonorRow,
  recognitionOf,
  type ShortText,
  textOf,
  titleOf,
} from '../activities-sheet/sheet';
import { type Fact } from './facts';
import { type Words } from './words';

const joined = (values: readonly string[]) => (values.length === 0 ? null : values.join(', '));

/** The text, and what the form would not take of it. */
const short = (text: string, limit: number, words: Words) => {
  if (text === '') return null;
  const over = charactersOver(text, limit);
  return over === 0 ? text : `${text} (${words.tooLong(over)})`;
};

const hoursIn = ({ entry }: ActivityRow, words: Words) =>
  joined([
    ...(entry.hours?.perWeek == null ? [] : [words.hoursPerWeek(entry.hours.perWeek)]),
    ...(entry.hours?.weeks == null ? [] : [words.weeksPerYear(entry.hours.weeks)]),
  ]);

const typeOf = (row: ActivityRow, words: Words) => {
  const type = formTypeOf(row);
  return type && words.choice(type);
};

/** The fields of the form for one activity. */
export const activityFacts = (row: ActivityRow, words: Words): Fact[] => {
  const { similarInCollege, gradeLevels, timing } = row.sheet;
  const text = (field: ShortText) => short(textOf(row, field), FORM_LIMITS[field], words);
  return [
    { label: words.activityType, value: typeOf(row, words) },
    { label: words.position, value: text('position') },
    { label: words.organization, value: text('organization') },
    { label: words.description, value: text('description') },
    { label: words.gradeLevels, value: joined(gradeLevels.map(words.choice)) },
    { label: words.timing, value: joined(timing.map(words.choice)) },
    { label: words.hours, value: hoursIn(row, words) },
    {
      label: words.similar,
      value: similarInCollege === null ? null : similarInCollege ? words.yes : words.no,
    },
  ];
};

export const honorFacts = (row: HonorRow, words: Words): Fact[] => [
  { label: words.honorTitle, value: short(titleOf(row), FORM_LIMITS.title, words) },
  { label: words.gradeLevels, value: joined(row.sheet.gradeLevels.map(words.choice)) },
  { label: words.recognitionLevel, value: joined(recognitionOf(row).map(words.choice)) },
];
