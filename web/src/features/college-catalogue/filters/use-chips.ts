import { chipsOf } from './filter-chip-words';
import { type Filters } from './filters';
import { useMajorNames } from './use-major-names';

/** What is on, in words; majors are named once one is on. */
export const useChips = (filters: Filters) => chipsOf(filters, useMajorNames(filters.major.length > 0));
