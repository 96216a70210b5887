import { Link } from 'react-router-dom';
import { type CollegeMatch } from '@/api';
import { ChanceRange } from '@/components/ui/college/chance-range';
import { chanceOf } from './chance-of';

// Colleges this selective turn away most qualified applicants.
const VERY_SELECTIVE_RATE = 0.15;

type CollegeChanceProps = {
  match: CollegeMatch | null;
  college: { acceptanceRate: number | null; openAdmission: boolean | null };
  /** The label above the bar; the default is "Your chance". */
  label?: string;
  className?: string;
};

/** The student's chance at a college, or why there is none and what would change that. */
export const CollegeChance = ({ match, college, label, className }: CollegeChanceProps) => {
  const silent = college.acceptanceRate === null && college.openAdmission !== true;
  const selective = college.acceptanceRate !== null && college.acceptanceRate < VERY_SELECTIVE_RATE;

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
      {match?.notSafe && <p className="mt-1.5 text-small text-muted-foreground">{match.notSafe}</p>}
      {selective && <p className="mt-1.5 text-small text-muted-foreground">A reach for almost everyone.</p>}
    </div>
  );
};
