import { type CollegeSearchResponse } from '@/api';
import { type Filters } from './filters';

/** What every group of filters is given. */
export type FilterPartProps = {
  filters: Filters;
  onChange: (part: Partial<Filters>) => void;
  /** Absent until the server has counted. */
  counts: CollegeSearchResponse | undefined;
  /** What the server could not make sense of: a ZIP code without a place. */
  problem: { path: string; message: string } | undefined;
};
