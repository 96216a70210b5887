import { z } from 'zod';
import { canBeAsked } from '../../domain/reuse/asked-prompt.js';
import { PromptFamily } from './essay-prompts.dto.js';

const LONGEST_SCHOLARSHIP = 120;
const LONGEST_PROMPT_ID = 60;
const MOST_WORDS = 4000;
const LARGEST_INTEGER = 2_147_483_647;
const WORD_LIMIT = `Please give a word limit from 1 to ${MOST_WORDS}`;
const COLLEGE = 'Please choose a college from your list';
const PROMPT = 'Please choose what it asks for';
const DUE = 'Please give the date as year, month and day';
const DAY_CHARACTERS = 10;
const DAY = /^20\d{2}-\d{2}-\d{2}$/;

const isRealDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

const terms = {
  wordLimit: z
    .int({ error: WORD_LIMIT })
    .min(1, WORD_LIMIT)
    .max(MOST_WORDS, WORD_LIMIT)
    .nullable()
    .default(null)
    .describe('Null for the usual limit'),
  dueOn: z
    .string({ error: DUE })
    .max(DAY_CHARACTERS, DUE)
    .regex(DAY, DUE)
    .refine(isRealDay, DUE)
    .nullable()
    .default(null),
};

export const AskedPromptTerms = z.object(terms).meta({ id: 'AskedPromptTerms' });
export type AskedPromptTerms = z.infer<typeof AskedPromptTerms>;

export const AskPromptRequest = z
  .object({
    collegeId: z
      .int({ error: COLLEGE })
      .min(1, COLLEGE)
      .max(LARGEST_INTEGER, COLLEGE)
      .nullable()
      .default(null)
      .describe('The federal unit id; null for a scholarship'),
    scholarship: z
      .string({ error: 'Please name the scholarship' })
      .trim()
      .min(1, 'Please name the scholarship')
      .max(LONGEST_SCHOLARSHIP, `Please keep the name under ${LONGEST_SCHOLARSHIP} characters`)
      .nullable()
      .default(null),
    promptId: z
      .string({ error: PROMPT })
      .max(LONGEST_PROMPT_ID, PROMPT)
      .refine(canBeAsked, PROMPT)
      .describe('Of the prompt library, or common-app, coalition or uc for the prompts of an application'),
    ...terms,
  })
  .refine(({ collegeId, scholarship }) => (collegeId === null) !== (scholarship === null), {
    error: 'Please choose a college or name a scholarship',
    path: ['collegeId'],
  })
  .meta({ id: 'AskPromptRequest' });
export type AskPromptRequest = z.infer<typeof AskPromptRequest>;

const AskedPrompt = z
  .object({
    id: z.uuid(),
    collegeId: z.int().nullable(),
    scholarship: z.string().nullable(),
    askedBy: z.string().describe('The college as people call it, or the scholarship'),
    promptId: z.string(),
    prompt: z.string().describe('In our own words, or the name of the application'),
    wordLimit: z.int().nullable().describe('Null for the usual limit'),
    usualLimit: z.int().nullable(),
    dueOn: z.iso.date().nullable(),
  })
  .meta({ id: 'AskedPrompt' });

const EssayUse = z.object({
  askedBy: z.array(z.string()).describe('Who gets it'),
  application: z.string().nullable().describe('Such as Common App; null where one college asks'),
  promptId: z.string(),
  prompt: z.string().describe('Of a choice, the one this essay would answer'),
  family: PromptFamily,
  limit: z.int(),
  change: z.enum(['as it is', 'shorten', 'turn']).describe('What the essay needs before it goes there'),
  wrongNames: z.array(z.string()).describe('Colleges that the draft speaks to and that must not stay'),
});

const EssayToWrite = z.object({
  family: PromptFamily.describe('What it is about'),
  words: z.int().describe('The limit of its longest use'),
  dueOn: z.iso.date().nullable().describe('The first date'),
  draft: z
    .object({ id: z.uuid(), title: z.string(), wordCount: z.int() })
    .nullable()
    .describe('The essay that exists already; null when it is still to write'),
  uses: z.array(EssayUse).describe('The longest first'),
});

export const EssayPlan = z
  .object({
    asked: z.array(AskedPrompt).describe('In the order in which they were added'),
    essays: z.array(EssayToWrite).describe('The fewest that answer every prompt, the first due first'),
    answers: z.int().describe('How many essays would be written one by one'),
    words: z.int().describe('Still to write; a draft counts nothing'),
    wordsOneByOne: z.int(),
    isSmallest: z.boolean().describe('False for a good plan that may not be the smallest'),
  })
  .meta({ id: 'EssayPlan' });
export type EssayPlan = z.infer<typeof EssayPlan>;
