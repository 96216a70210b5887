import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';
import { SHEET_KINDS } from '../../domain/activities-sheet/activities-sheet.js';
import {
  FORM_ACTIVITY_TYPES,
  FORM_GRADE_LEVELS,
  FORM_RECOGNITIONS,
  FORM_TIMINGS,
} from '../../domain/activities-sheet/form-choices.js';
import { MOST_PROFILE_ENTRIES } from '../../domain/student-profile.errors.js';
import { oneOf, requiredChoice, someOf, yesOrNo } from './fields.js';

/** As long as the profile's own texts, which are where most short versions start. */
const NAME = 255;
const LONG_TEXT = 5000;
const MOST_ROWS = SHEET_KINDS.length * MOST_PROFILE_ENTRIES;

/** A form's field is one paragraph, so each line break becomes a space. */
const asOneLine = (text: string) => text.replaceAll(/\r\n|\r|\n/g, ' ').trim();

const sheetText = (name: string, length: number) =>
  z
    .string({ error: `${name} must be a text` })
    .max(length, `${name} must be at most ${length} characters`)
    .overwrite(asOneLine)
    .nullable();

const gradeLevels = someOf('grade levels', FORM_GRADE_LEVELS);

const SheetActivity = z
  .object({
    kind: requiredChoice('a kind of entry', SHEET_KINDS),
    id: z.uuid('That is not the id of an entry').describe('Of the entry in the profile'),
    onSheet: z.boolean({ error: 'Answer yes or no' }).describe('At most ten are'),
    formType: oneOf('an activity type', FORM_ACTIVITY_TYPES),
    position: sheetText('Position', NAME).describe('Null: as in the profile. The form takes 50 characters'),
    organization: sheetText('Organization', NAME).describe(
      'Null: as in the profile. The form takes 100 characters',
    ),
    description: sheetText('Description', LONG_TEXT).describe(
      'Null: as in the profile. The form takes 150 characters',
    ),
    gradeLevels,
    timing: someOf('times of year', FORM_TIMINGS),
    similarInCollege: yesOrNo,
  })
  .meta({ id: 'SheetActivity' });

const SheetHonor = z
  .object({
    id: z.uuid('That is not the id of an entry').describe('Of the award in the profile'),
    onSheet: z.boolean({ error: 'Answer yes or no' }).describe('At most five are'),
    title: sheetText('Title', NAME).describe('Null: as in the profile. The form takes 100 characters'),
    gradeLevels,
    recognition: someOf('levels of recognition', FORM_RECOGNITIONS)
      .nullable()
      .describe('Null: as the level in the profile'),
  })
  .meta({ id: 'SheetHonor' });

const sheet = {
  activities: z.array(SheetActivity).max(MOST_ROWS, 'That is more than the profile holds'),
  honors: z.array(SheetHonor).max(MOST_PROFILE_ENTRIES, 'That is more than the profile holds'),
};

export const ActivitiesSheetRequest = z.object(sheet).meta({ id: 'ActivitiesSheetRequest' });
export type ActivitiesSheetRequest = z.infer<typeof ActivitiesSheetRequest>;

export const ActivitiesSheet = z
  .object({ updatedAt: Instant.nullable().describe('Null before the first save'), ...sheet })
  .describe('Short texts for application forms, in the student’s order. Texts over a form’s limit are kept')
  .meta({ id: 'ActivitiesSheet' });
