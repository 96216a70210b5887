import { z } from 'zod';
import { FAMILY_RELATIONS } from '../../domain/choices.js';
import { MOST_RELATIVES } from '../../domain/personal/family-college-history.js';
import { oneOf, recordFields, text, year } from './fields.js';

const LONGEST_ID = 36;

const answers = {
  relation: oneOf('a relation', FAMILY_RELATIONS),
  college: text('College', 255),
  degree: text('Degree', 255),
  gradYear: year('Graduation year'),
};

const entry = z.object({
  id: z.string().max(LONGEST_ID).optional().catch(undefined),
  ...z.object(answers).partial().shape,
});

/** The whole list. Of a list that is too long only the start is read. */
export const FamilyCollegeHistory = z
  .object({
    entries: z.preprocess(
      (value) => (Array.isArray(value) ? value.slice(0, MOST_RELATIVES + 1) : value),
      z
        .array(entry, { error: 'Send the entries as a list' })
        .max(MOST_RELATIVES, `You can list up to ${MOST_RELATIVES} relatives`),
    ),
  })
  .meta({ id: 'FamilyCollegeHistory' });
export type FamilyCollegeHistory = z.infer<typeof FamilyCollegeHistory>;

export const FamilyMember = z
  .object({ ...recordFields, ...answers, relation: z.enum(FAMILY_RELATIONS) })
  .meta({ id: 'FamilyMember' });
