import { z } from 'zod';
import { CollegeMatch } from '../../contracts/index.js';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';
import { wholeNumberIn } from '#shared-kernel/platform/http/requests/plain-number.js';
import { CollegeCard, MatchFieldsOrNull } from './match.dto.js';

const ListCategory = z.enum(['Reach', 'Target', 'Safety'], {
  error: 'Please choose Reach, Target or Safety.',
});

const MAX_NOTES = 2000;
export const Notes = z
  .string({ error: 'Please write your notes as text.' })
  .max(MAX_NOTES, `Please keep your notes under ${MAX_NOTES} characters.`);

const LARGEST_INTEGER = 2_147_483_647;
const WHICH_COLLEGE = 'Please choose a college by its number.';
export const UnitId = z
  .int({ error: WHICH_COLLEGE })
  .min(1, WHICH_COLLEGE)
  .max(LARGEST_INTEGER, WHICH_COLLEGE);
export const UnitIdInPath = wholeNumberIn(1, LARGEST_INTEGER, WHICH_COLLEGE);

export const SaveCollegeRequest = z
  .object({
    collegeId: UnitId.describe('The federal unit id'),
    category: ListCategory.nullish().describe('Left out, the estimate decides'),
    notes: Notes.nullish(),
    savedBefore: z.iso
      .datetime({ error: 'Please give the time as in a reply.' })
      .nullish()
      .describe('When it was saved before; puts a removed college back in its place'),
  })
  .meta({ id: 'SaveCollegeRequest' });
export type SaveCollegeRequest = z.infer<typeof SaveCollegeRequest>;

export const NotesRequest = z.object({ notes: Notes }).meta({ id: 'NotesRequest' });
export type NotesRequest = z.infer<typeof NotesRequest>;

export const CategoryRequest = z.object({ category: ListCategory }).meta({ id: 'CategoryRequest' });
export type CategoryRequest = z.infer<typeof CategoryRequest>;

export const SavedCollege = z
  .object({
    id: z.uuid(),
    collegeId: z.int(),
    college: CollegeCard,
    category: ListCategory.describe('The student’s own call, else what the estimate says now'),
    computedCategory: ListCategory.nullable().describe('Null when there is not enough to estimate'),
    categoryIsYours: z.boolean().describe('The student put it elsewhere than the estimate does'),
    notes: z.string(),
    isHidden: z.boolean(),
    savedAt: Instant,
    match: CollegeMatch.nullable(),
    ...MatchFieldsOrNull,
  })
  .meta({ id: 'SavedCollege' });
export type SavedCollege = z.infer<typeof SavedCollege>;

export const SavedColleges = z.array(SavedCollege).describe('The newest first');
