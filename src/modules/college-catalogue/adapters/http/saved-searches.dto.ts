import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/instant.js';
import { CollegeSearchQuery } from '../../contracts/college-search-query.js';

const LONGEST_NAME = 60;
const LONGEST_QUERY = 2_000;
/** Where one is in a list is no part of what one searches for. */
const NOT_KEPT = ['page', 'pageSize', 'facets'];

/** The query part of an address, checked as a search is; what no search knows is left out. */
const KeptQuery = z
  .string({ error: 'A search must be the query part of an address.' })
  .max(LONGEST_QUERY, 'This search is too long to save.')
  .transform((text, context) => {
    const given = new URLSearchParams(text);
    for (const name of NOT_KEPT) given.delete(name);
    const asked = Object.fromEntries(
      [...new Set(given.keys())].map((name) => {
        const values = given.getAll(name);
        return [name, values.length === 1 ? values[0] : values];
      }),
    );
    const checked = CollegeSearchQuery.safeParse(asked);
    for (const { message } of checked.error?.issues ?? []) context.addIssue({ code: 'custom', message });

    const known = Object.keys(checked.data ?? {}).filter((name) => !NOT_KEPT.includes(name));
    if (checked.success && known.length === 0)
      context.addIssue({ code: 'custom', message: 'Search for something or choose a filter first.' });
    return new URLSearchParams([...given].filter(([name]) => known.includes(name))).toString();
  })
  .describe('As in the address bar, such as search=ohio&state=OH');

const SearchName = z
  .string({ error: 'Please enter a name for this search.' })
  .trim()
  .min(1, 'Please enter a name for this search.')
  .max(LONGEST_NAME, `Names can be up to ${LONGEST_NAME} characters.`)
  .refine((text) => !text.includes('\0'), 'Please use letters and figures.');

export const SaveSearchRequest = z
  .object({ name: SearchName, query: KeptQuery })
  .meta({ id: 'SaveSearchRequest' });
export type SaveSearchRequest = z.infer<typeof SaveSearchRequest>;

export const RenameSearchRequest = z.object({ name: SearchName }).meta({ id: 'RenameSearchRequest' });
export type RenameSearchRequest = z.infer<typeof RenameSearchRequest>;

export const SavedSearch = z
  .object({ id: z.uuid(), name: z.string(), query: z.string(), createdAt: Instant })
  .meta({ id: 'SavedSearch' });

export const SavedSearches = z.array(SavedSearch);
