import { Link } from 'react-router-dom';
import { type CollegeMatch } from '@/api';
import { ChanceRange } from '@/components/ui/chance-range';
import { chanceOf } from './chance-of';

// A rate this low turns away nearly everyone who could do the work.
const FOR_ALMOST_EVERYONE = 0.15;

type CollegeChanceProps = {
  match: CollegeMatch | null;
  college: { acceptanceRate: number | null; openAdmission: boolean | null };
  /** What stands above the bar, where a heading says already whose chance it is. */
  label?: string;
  className?: string;
};

/** The student's chance at a college, or why there is none and what would change that. */
export const CollegeChance = ({ match, college, label, className }: CollegeChanceProps) => {
  const silent = college.acceptanceRate === null && college.openAdmission !== true;
  const selective = college.acceptanceRate !== null && college.acceptanceRate < FOR_ALMOST_EVERYONE;

  return (
    <div className={className}>
      <ChanceRange
        chance={chanceOf(match)}
        {...(label === undefined ? {} : { label })}
        missing={
          silent ? (
            'No admission rate reported, so there is no estimate.'
          ) : (
            <>
              Not enough to estimate yet.{' '}
              <Link to="/profile?section=academic&step=performance" className="link">
                Add your GPA
              </Link>
            </>
          )
        }
      />
      {selective && <p className="mt-1.5 text-small text-muted-foreground">A reach for almost everyone.</p>}
    </div>
  );
};
