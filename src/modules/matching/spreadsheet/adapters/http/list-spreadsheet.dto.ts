import { z } from 'zod';
import { isStorableText } from '#shared-kernel/domain/storable-text.js';
import {
  APPLICATION_PLANS,
  APPLICATION_STATUSES,
  APPLICATION_TYPES,
  DECISION_RESULTS,
} from '../../../applications/domain/terms.js';
import { MOST_ROWS } from '../../application/plan-import.js';

const LONGEST_TEXT = 200_000;
const MOST_COLUMNS = 200;
const LARGEST_INTEGER = 2_147_483_647;

const place = z.int().min(0).max(MOST_COLUMNS).nullable();
const ColumnPlaces = z
  .object({
    name: place,
    state: place,
    round: place,
    status: place,
    decision: place,
    deadline: place,
    deadlineNote: place,
    notes: place,
  })
  .describe('The place of each column, from 0; null for one that is not there');

export const ImportSpreadsheetRequest = z
  .object({
    text: z
      .string({ error: 'Please choose a CSV file or paste your table.' })
      .min(1, 'Please choose a CSV file or paste your table.')
      .max(LONGEST_TEXT, 'Please send at most 200,000 characters at a time.')
      .refine(isStorableText, 'Please save the file as CSV UTF-8, then choose it again.'),
    columns: ColumnPlaces.nullish().describe('Left out, they are guessed from the headings'),
    choices: z
      .array(
        z.object({
          line: z.int().min(1),
          collegeId: z.int().min(1).max(LARGEST_INTEGER).nullable().describe('Null leaves the row out'),
        }),
      )
      .max(MOST_ROWS, `Please choose for at most ${MOST_ROWS} rows.`)
      .optional(),
    dryRun: z.boolean({ error: 'Please say whether to import or only to check.' }),
  })
  .meta({ id: 'ImportSpreadsheetRequest' });
export type ImportSpreadsheetRequest = z.infer<typeof ImportSpreadsheetRequest>;

const SheetCollege = z.object({
  id: z.int().describe('The federal unit id'),
  name: z.string(),
  city: z.string(),
  state: z.string(),
});

const SheetRow = z.object({
  line: z.int().describe('In the file; the first line is 1'),
  name: z.string().describe('As typed'),
  college: z.enum(['found', 'choose', 'not-found', 'no-name', 'left-out', 'repeated']),
  collegeIds: z.array(z.int()).describe('The college, or those to choose from, the likeliest first'),
  sameAsLine: z.int().nullable().describe('The earlier row with this college'),
  list: z.enum(['add', 'there', 'refused', 'none']).describe('What happens to the list, or did'),
  application: z
    .enum(['begin', 'there', 'refused', 'none'])
    .describe('What happens to the application, or did'),
  round: z
    .object({ applicationType: z.enum(APPLICATION_TYPES), plan: z.enum(APPLICATION_PLANS).nullable() })
    .nullable(),
  deadline: z.iso.date().nullable().describe('Counts as entered, not as checked'),
  standing: z
    .object({ status: z.enum(APPLICATION_STATUSES), decisionResult: z.enum(DECISION_RESULTS).nullable() })
    .nullable()
    .describe('How far a new application is; null leaves it in planning'),
  problems: z.array(z.string()).describe('A sentence each'),
});

export const SpreadsheetImport = z
  .object({
    dryRun: z.boolean().describe('True: nothing was changed'),
    delimiter: z.enum(['comma', 'semicolon', 'tab']),
    headings: z.array(z.string()),
    columns: ColumnPlaces,
    rows: z.array(SheetRow).describe('Empty while no column has the names'),
    colleges: z.array(SheetCollege).describe('Those that rows mean or may mean'),
  })
  .meta({ id: 'SpreadsheetImport' });
export type SpreadsheetImport = z.infer<typeof SpreadsheetImport>;
