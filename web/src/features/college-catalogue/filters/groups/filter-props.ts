import { type CollegeSearchResponse } from '@/api';
import { type Filters } from '../filters';

export type FilterPartProps = {
  filters: Filters;
  onChange: (part: Partial<Filters>) => void;
  /** Absent until loaded. */
  counts: CollegeSearchResponse | undefined;
  /** A value the server rejected, such as an unknown ZIP code. */
  problem: { path: string; message: string } | undefined;
};
