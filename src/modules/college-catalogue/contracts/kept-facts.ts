import { z } from 'zod';
import { isStorableText } from '#shared-kernel/domain/storable-text.js';
import { type Frozen } from '#shared-kernel/domain/frozen.js';

/** A description is part of every card of a list. */
const LONGEST_DESCRIPTION = 600;
const LONGEST_TAG = 60;
const MOST_TAGS = 12;
const MOST_DOLLARS = 200_000;
const HIGHEST_GPA = 5;
const LONGEST_ADDRESS = 500;

const ATHLETICS_DIVISIONS = [
  ...(['NCAA Division I', 'NCAA Division II', 'NCAA Division III'] as const),
  ...(['NAIA', 'NJCAA', 'USCAA', 'NCCAA', 'No varsity athletics'] as const),
] as const;

const text = (error: string, longest: number) =>
  z.string({ error }).trim().min(1, error).max(longest, error).refine(isStorableText, error);
const yesOrNo = z.boolean('Choose yes or no.');
const tags = z
  .array(text(`A tag has 1 to ${String(LONGEST_TAG)} characters.`, LONGEST_TAG), 'Give a list of short tags.')
  .min(1, 'Give at least one tag.')
  .max(MOST_TAGS, `Give at most ${String(MOST_TAGS)} tags.`)
  .refine((given) => new Set(given).size === given.length, 'Give each tag once.');
const DOLLARS = `Give whole dollars, from 0 to ${MOST_DOLLARS.toLocaleString('en-US')}.`;
const dollars = z.int(DOLLARS).min(0, DOLLARS).max(MOST_DOLLARS, DOLLARS);
const GPA = `Give a GPA from 0 to ${String(HIGHEST_GPA)} with at most two decimals.`;
const DESCRIPTION = `A description has 1 to ${String(LONGEST_DESCRIPTION)} characters.`;

const LINK = 'Give the whole address of the page, starting with https:// or http://.';

/** A value, where it was read, and when. */
const keptFact = <Value extends z.ZodType>(value: Value) =>
  z.object({
    value,
    sourceUrl: z
      .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: LINK })
      .max(LONGEST_ADDRESS, LINK),
    checkedOn: z.iso.date('Give the day as YYYY-MM-DD.'),
  });

/** What the Department does not publish, so an admin can keep it. */
export const KEPT_FACTS = {
  imageUrl: keptFact(
    z
      .string()
      .max(LONGEST_ADDRESS, 'Upload a picture first.')
      .regex(/^\/objects\/[\da-f-]{36}\/[\da-f-]{36}$/, 'Upload a picture first.')
      .describe('A stored picture that anyone may open, without a token'),
  ),
  description: keptFact(text(DESCRIPTION, LONGEST_DESCRIPTION)),
  hasHonorsProgram: keptFact(yesOrNo),
  hasResearchOpportunities: keptFact(yesOrNo),
  hasStudyAbroad: keptFact(yesOrNo),
  hasCoopProgram: keptFact(yesOrNo),
  divisionAthletics: keptFact(
    z.enum(ATHLETICS_DIVISIONS, `Choose one of ${ATHLETICS_DIVISIONS.join(', ')}.`),
  ),
  campusCultureTags: keptFact(tags),
  specialPrograms: keptFact(tags),
  averageGPA: keptFact(z.number(GPA).min(0, GPA).max(HIGHEST_GPA, GPA).multipleOf(0.01, GPA)),
  financialAidAverage: keptFact(dollars.describe('Dollars a year')),
  averageGrant: keptFact(dollars.describe('Dollars a year')),
} as const;

/** Facts nobody kept are absent. */
export const KeptFacts = z.object(KEPT_FACTS).partial();
export type KeptFacts = Frozen<z.infer<typeof KeptFacts>>;
