import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';
import { CollegeSearchQuery } from '../../contracts/college-search-query.js';

const LONGEST_NAME = 60;
const LONGEST_QUERY = 2_000;
/** Where someone is in the list is not part of the search. */
const NOT_SAVED = ['page', 'pageSize', 'facets'];

/** A query string, validated as a search. Unknown parameters are dropped. */
const SavedQuery = z
  .string({ error: 'A search must be the query part of an address.' })
  .max(LONGEST_QUERY, 'This search is too long to save.')
  .transform((text, context) => {
    const parameters = new URLSearchParams(text);
    for (const name of NOT_SAVED) parameters.delete(name);
    const query = Object.fromEntries(
      [...new Set(parameters.keys())].map((name) => {
        const values = parameters.getAll(name);
        return [name, values.length === 1 ? values[0] : values];
      }),
    );
    const checked = CollegeSearchQuery.safeParse(query);
    for (const { message } of checked.error?.issues ?? []) context.addIssue({ code: 'custom', message });

    const known = Object.keys(checked.data ?? {}).filter((name) => !NOT_SAVED.includes(name));
    if (checked.success && known.length === 0)
      context.addIssue({ code: 'custom', message: 'Search for something or choose a filter first.' });
    return new URLSearchParams([...parameters].filter(([name]) => known.includes(name))).toString();
  })
  .describe('The query string of a search, such as search=ohio&state=OH');

const SearchName = z
  .string({ error: 'Please enter a name for this search.' })
  .trim()
  .min(1, 'Please enter a name for this search.')
  .max(LONGEST_NAME, `Names can be up to ${LONGEST_NAME} characters.`);

export const SaveSearchRequest = z
  .object({ name: SearchName, query: SavedQuery })
  .meta({ id: 'SaveSearchRequest' });
export type SaveSearchRequest = z.infer<typeof SaveSearchRequest>;

export const RenameSearchRequest = z.object({ name: SearchName }).meta({ id: 'RenameSearchRequest' });
export type RenameSearchRequest = z.infer<typeof RenameSearchRequest>;

export const SavedSearch = z
  .object({ id: z.uuid(), name: z.string(), query: z.string(), createdAt: Instant })
  .meta({ id: 'SavedSearch' });

export const SavedSearches = z.array(SavedSearch);
