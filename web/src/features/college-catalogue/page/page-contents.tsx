import { type CollegeDetail } from '@/api';
import { useReadsOnly } from '@/lib/session/use-reads-only';

const PARTS = [
  ['cost', 'What a year costs'],
  ['chance', 'Your chance'],
  ['graduation', 'Graduation'],
  ['earnings', 'Earnings and debt'],
  ['admission', 'Getting in'],
  ['programs', 'Programs'],
  ['students', 'Students'],
  ['place', 'Place'],
  ['missing', 'What’s missing'],
  ['sources', 'Sources and links'],
] as const;

/** Jumps to the parts of the page. */
export const PageContents = ({ college }: { college: CollegeDetail }) => {
  const reading = useReadsOnly();
  const hasPrograms = college.bachelorsPrograms.total + college.associatePrograms.total > 0;
  const parts = PARTS.filter(([id]) => (id !== 'chance' || !reading) && (id !== 'programs' || hasPrograms));

  return (
    <nav aria-label="On this page" className="print:hidden">
      <p aria-hidden className="mb-1.5 text-hint font-semibold max-lg:hidden">
        On this page
      </p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 lg:grid lg:gap-y-0.5">
        {parts.map(([id, words]) => (
          <li key={id}>
            <a href={`#${id}`} className="link inline-flex min-h-8 items-center text-hint">
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
