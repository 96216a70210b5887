import { dayInWords } from '../../applications/shared/day-words';
import { SourceLink } from './date-lines';

type OwnForm = {
  name: string;
  source: { name: string; url: string };
  /** ISO date. */
  lookedUpOn: string;
};

/** State aid applications that ask for no federal status. Only those found published; other states may have one. */
const OWN_FORMS: Readonly<Record<string, OwnForm>> = {
  CA: {
    name: 'California Dream Act Application',
    source: { name: 'San Diego Miramar College', url: 'https://sdmiramar.edu/services/dreamers/dream-act' },
    lookedUpOn: '2026-11-26',
  },
  CO: {
    name: 'Colorado Application for State Financial Aid (CASFA)',
    source: {
      name: 'Metropolitan State University of Denver',
      url: 'https://sites.msudenver.edu/roadrunnersuccess/money/college-expenses/financial-aid/loans/casfa/',
    },
    lookedUpOn: '2026-11-26',
  },
};

/** For students who can’t file the FAFSA. Nothing for a state whose form was not found. */
export const StateOwnForm = ({ state }: { state: string | null }) => {
  const form = state === null ? undefined : OWN_FORMS[state];
  if (form === undefined) return null;

  return (
    <p className="text-pretty">
      Can’t file the FAFSA because of your immigration status? There is the {form.name}. File one of the two,
      not both.
      <span className="block text-small text-muted-foreground">
        <SourceLink {...form.source} />, read on {dayInWords(form.lookedUpOn)}. Rules change: check before you
        rely on it.
      </span>
    </p>
  );
};
