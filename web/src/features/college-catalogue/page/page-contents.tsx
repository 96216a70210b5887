import { type CollegeDetail } from '@/api';
import { useReadsOnly } from '@/lib/session/use-reads-only';

const PARTS = [
  ['cost', 'What a year costs'],
  ['chance', 'Your chance'],
  ['graduation', 'Graduation'],
  ['earnings', 'Earnings and debt'],
  ['better-for-less', 'As good for less'],
  ['admission', 'Getting in'],
  ['applying', 'Applying'],
  ['programs', 'Programs'],
  ['students', 'Students'],
  ['college-pages', 'From its own pages'],
  ['place', 'Place'],
  ['missing', 'What’s missing'],
  ['sources', 'Sources and links'],
] as const;

type Part = (typeof PARTS)[number][0];

/** Jumps to the parts of the page. */
export const PageContents = ({ college }: { college: CollegeDetail }) => {
  const reading = useReadsOnly();
  const isThere: Partial<Record<Part, boolean>> = {
    chance: !reading,
    'better-for-less': !reading,
    programs: college.bachelorsPrograms.total + college.associatePrograms.total > 0,
    'college-pages': Object.keys(college.kept).length > 0,
  };

  return (
    <nav aria-label="On this page" className="print:hidden">
      <p aria-hidden className="mb-1.5 text-hint font-semibold max-lg:hidden">
        On this page
      </p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 lg:grid lg:gap-y-0.5">
        {PARTS.filter(([id]) => isThere[id] ?? true).map(([id, words]) => (
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
