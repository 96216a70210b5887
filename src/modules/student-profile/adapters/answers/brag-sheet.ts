import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';
import { recordFields, text } from './fields.js';

/** Some 250 words. */
const LONGEST_ANSWER = 1500;

const answer = () => text('An answer', LONGEST_ANSWER);
const answers = {
  proudestOf: answer().describe('What the student is proudest of, and why'),
  threeWords: answer().describe('Three words for the student, with a moment for each'),
  hardestThing: answer().describe('The hardest thing in school, and what they did about it'),
  changedThinking: answer().describe('A class that changed how they think'),
  beyondGrades: answer().describe('What grades don’t show'),
  unasked: answer().describe('What they do when nobody asks them to'),
  affectedGrades: answer().describe('What affected their grades, if anything'),
  hopes: answer().describe('What they hope to study, and why'),
};
const counselorMayRead = z
  .boolean({ error: 'Answer yes or no' })
  .describe('Whether the school counselors the student let in may read it');

/** What one save sends: absent fields stay as they are. */
export const BragSheetChanges = z
  .object({ ...answers, counselorMayRead })
  .partial()
  .meta({ id: 'BragSheetChanges' });
export type BragSheetChanges = z.infer<typeof BragSheetChanges>;

export const BragSheet = z
  .object({ ...recordFields, ...answers, counselorMayRead })
  .meta({ id: 'BragSheet' });

export const BragSheetSwitchReply = z
  .object({ isOpen: z.boolean().describe('Whether the student lets their counselors read it') })
  .meta({ id: 'BragSheetSwitch' });

export const SharedBragSheetReply = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    updatedAt: Instant,
    answers: z.object(answers).describe('Null where the student wrote nothing'),
  })
  .meta({ id: 'SharedBragSheet' });
