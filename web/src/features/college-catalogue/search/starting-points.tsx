import { Button } from '@/components/ui/basics/button';
import { choiceWords } from '../filters/filter-choices';
import { type Filters } from '../filters/filters';
import { RESULTS } from '../results/results-place';
import { type ChangeFilters } from '../filters/use-filters';

const KINDS: readonly (readonly [string, Partial<Filters>])[] = [
  ['Four-year colleges', { degrees_awarded: ['5'] }],
  ['Community colleges', { ownership: ['1'], degrees_awarded: ['1', '2'] }],
  ['Trade and certificate schools', { degrees_awarded: ['1'] }],
  ['Open to everyone', { openAdmission: 'true' }],
  ['Historically Black colleges', { designation: ['hbcu'] }],
];

type StartingPointsProps = {
  /** The student's home state, if known. */
  home: string | null | undefined;
  onChange: ChangeFilters;
};

/** Common searches for a student who has no estimates and no filters yet. */
export const StartingPoints = ({ home, onChange }: StartingPointsProps) => {
  const ways = home
    ? [[`Colleges in ${choiceWords('state', home)}`, { state: [home] }] as const, ...KINDS]
    : KINDS;

  return (
    <section aria-labelledby="ways-to-begin" className="grid gap-2.5">
      <h2 id="ways-to-begin" className="text-title">
        Where to start
      </h2>
      <div className="flex flex-wrap gap-2">
        {ways.map(([words, filters]) => (
          <Button
            key={words}
            variant="soft"
            size="sm"
            onClick={() => {
              onChange(filters);
              document.getElementById(RESULTS)?.focus({ preventScroll: true });
            }}
          >
            {words}
          </Button>
        ))}
      </div>
    </section>
  );
};
