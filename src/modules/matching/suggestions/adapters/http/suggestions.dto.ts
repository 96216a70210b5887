import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';
import { CollegeCard } from '../../../adapters/http/match.dto.js';
import { UnitId } from '../../../adapters/http/saved-colleges.dto.js';
import { CollegeMatch } from '../../../contracts/index.js';
import { LONGEST_NOTE } from '../../domain/suggestion.js';

export const SuggestionRequest = z
  .object({
    collegeId: UnitId.describe('The federal unit id'),
    note: z
      .string({ error: 'Please write your note as text.' })
      .trim()
      .max(LONGEST_NOTE, `Please keep your note under ${LONGEST_NOTE} characters.`)
      .default('')
      .describe('Why; the student reads it'),
  })
  .meta({ id: 'SuggestionRequest' });
export type SuggestionRequest = z.infer<typeof SuggestionRequest>;

const suggestion = { id: z.uuid(), note: z.string(), suggestedAt: Instant };

export const SuggestionsOfAdult = z
  .array(
    z
      .object({
        ...suggestion,
        collegeId: z.int(),
        collegeName: z.string(),
        state: z.enum(['open', 'saved', 'not-now']).describe('What the student did with it'),
      })
      .meta({ id: 'SuggestionOfAdult' }),
  )
  .describe('The newest first');

export const SuggestionsToStudent = z
  .array(
    z
      .object({
        ...suggestion,
        from: z.string().describe('The name of the adult'),
        college: CollegeCard,
        match: CollegeMatch.nullable(),
      })
      .meta({ id: 'SuggestionToStudent' }),
  )
  .describe('Without an answer yet, the newest first');
