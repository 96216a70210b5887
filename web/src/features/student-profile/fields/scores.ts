import * as z from 'zod/mini';
import { whole } from './whole-number';

const section = (name: string) => whole(name, 200, 800);
const act = (name: string) => whole(name, 1, 36);

export const Scores = z.object({
  testPreference: z.string(),
  satReadingWriting: section('SAT reading and writing'),
  satMath: section('SAT math'),
  actComposite: act('ACT composite'),
  actEnglish: act('ACT English'),
  actMath: act('ACT math'),
  actReading: act('ACT reading'),
  actScience: act('ACT science'),
  notYet: z.boolean(),
});
export type Scores = z.infer<typeof Scores>;

export const asksSat = (preference: string) => preference === 'SAT' || preference === 'Both';
export const asksAct = (preference: string) => preference === 'ACT' || preference === 'Both';

const NO_SAT = { satReadingWriting: '', satMath: '' };
const NO_ACT = { actComposite: '', actEnglish: '', actMath: '', actReading: '', actScience: '' };

/** Only the scores on screen: others are neither validated nor sent. */
export const visibleScores = (scores: Scores): Scores => {
  const notYet = scores.notYet && scores.testPreference !== 'Neither';
  return {
    ...scores,
    ...(asksSat(scores.testPreference) && !notYet ? {} : NO_SAT),
    ...(asksAct(scores.testPreference) && !notYet ? {} : NO_ACT),
    notYet,
  };
};

/** The sum of both sections. With neither, a known total stays; with only one, the total is unknown.
 */
export const satTotal = (
  { satMath, satReadingWriting }: Pick<Scores, 'satMath' | 'satReadingWriting'>,
  known: number | null,
) => {
  if (satMath.trim() === '' && satReadingWriting.trim() === '') return known;
  if (satMath.trim() === '' || satReadingWriting.trim() === '') return null;
  const total = Number(satMath) + Number(satReadingWriting);
  return Number.isInteger(total) ? total : null;
};
