import { chipsOf } from './filter-chip-words';
import { type Filters } from './filters';
import { useMajorNames } from './use-major-names';

export const useChips = (filters: Filters) => chipsOf(filters, useMajorNames(filters.major.length > 0));
