import { type Application } from '@/api';
import { type DatedEntry, entriesOf } from '../month/dated-entries';

const MOST_SHOWN = 5;

/** The nearest dates from today on. */
export const comingUp = (applications: readonly Application[], today: string): DatedEntry[] =>
  entriesOf(applications)
    .filter(({ day }) => day >= today)
    .slice(0, MOST_SHOWN);
