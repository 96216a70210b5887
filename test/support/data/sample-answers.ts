import { type Schema } from '../api-document.js';
import { choicesOf } from './profile-fields.js';

export type Sample = string | number | boolean | readonly string[];

/** Answers that open further questions, or that a rule ties to another answer. */
const CHOSEN: Readonly<Record<string, Sample>> = {
  email: 'maya.lin@example.org',
  dateOfBirth: '2009-03-14',
  gender: 'Self-describe',
  state: 'OH',
  schoolState: 'OH',
  graduationYear: new Date().getUTCFullYear() + 2,
  year: new Date().getUTCFullYear(),
  gradYear: 1998,
  gpaScale: '5.0',
  unweightedGpa: '4.35',
  weightedGpa: '5.15',
  classRank: 12,
  classSize: 400,
  testPreference: 'Both',
  satMath: 690,
  satReadingWriting: 660,
  satTotal: 1350,
  intendedMajor: 'Marine Biology',
  link: 'https://example.org/tides',
  startDate: '2025-09-01',
  endDate: '2026-05-30',
};

const NO_ANSWER = /prefer not|no preference|n\/a/i;

/** A value that the schema allows and that is not what a new record starts with. */
export function sampleOf(field: string, schema: Schema): Sample {
  const chosen = CHOSEN[field];
  if (chosen !== undefined) return chosen;
  const [choice] = choicesOf(schema);
  if (choice?.type === 'array') return [lastOffered(choicesOf(choice.items ?? {})[0])];
  if (choice?.enum !== undefined) return lastOffered(choice);
  if (choice?.type === 'integer') return Math.min((choice.minimum ?? 0) + 3, choice.maximum ?? Infinity);
  if (choice?.type === 'string') return `${field}, in her own words`.slice(0, choice.maxLength).trim();
  return true;
}

function lastOffered(schema: Schema | undefined): string {
  const offered = schema?.enum?.filter((value): value is string => typeof value === 'string') ?? [];
  const last = offered.findLast((value) => !NO_ANSWER.test(value));
  if (last === undefined) throw new Error('The API document offers no answer.');
  return last;
}
