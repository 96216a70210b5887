import { Link } from 'react-router-dom';
import { chanceWords, estimateWords } from '#engine';
import { type CollegeMatch } from '@/api';
import { ChanceRange } from '@/components/ui/college/chance-range';
import { chanceOf } from './chance-of';

// Colleges this selective turn away most qualified applicants.
const VERY_SELECTIVE_RATE = 0.15;

type CollegeChanceProps = {
  match: CollegeMatch | null;
  college: { acceptanceRate: number | null; openAdmission: boolean | null };
  /** Left out where a badge beside it says the estimate. */
  namesEstimate?: boolean;
  /** Marks on the bar how many of all applicants the college admits. */
  showsAdmitted?: boolean;
  className?: string;
};

/** The student's chance at a college, in words first, or why there is none and what would change that. */
export const CollegeChance = ({
  match,
  college,
  namesEstimate = true,
  showsAdmitted = false,
  className,
}: CollegeChanceProps) => {
  const silent = college.acceptanceRate === null && college.openAdmission !== true;
  const selective = college.acceptanceRate !== null && college.acceptanceRate < VERY_SELECTIVE_RATE;
  const chance = chanceOf(match);

  return (
    <div className={className}>
      <ChanceRange
        chance={chance}
        {...(chance && {
          words: chanceWords(chance.low, chance.estimate, chance.high),
          ...(namesEstimate && { estimate: estimateWords(chance.estimate) }),
        })}
        label={showsAdmitted ? 'The range' : 'Your chance'}
        admitted={showsAdmitted ? college.acceptanceRate : null}
        missing={
          match?.notSafe ? null : silent ? (
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
