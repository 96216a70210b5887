import { Link } from 'react-router-dom';
import { type SeasonPlan } from '@/api';
import { dueInWords } from './season-days';

/** The dates the plan goes by, and what has none. */
export const Doubts = ({ plan: { dates, leftOut } }: { plan: SeasonPlan }) => (
  <>
    {leftOut.length > 0 && (
      <section aria-labelledby="left-out" className="grid gap-2">
        <h2 id="left-out" className="text-section">
          Not in the plan
        </h2>
        <ul className="grid gap-2">
          {leftOut.map(({ applicationId, subject, says }) => (
            <li key={applicationId ?? subject} className="text-pretty">
              <Link
                to={applicationId === null ? '/essays/plan' : `/applications/${applicationId}`}
                className="font-semibold underline"
              >
                {subject}
              </Link>
              {`: ${says}`}
            </li>
          ))}
        </ul>
      </section>
    )}
    {dates.length > 0 && (
      <section aria-labelledby="dates" className="grid gap-2">
        <h2 id="dates" className="text-section">
          Dates we plan by
        </h2>
        <ul className="grid gap-1.5 text-hint">
          {dates.map(({ applicationId, college, planBy, note }) => (
            <li key={applicationId} className="text-pretty">
              <Link to={`/applications/${applicationId}`} className="font-semibold underline">
                {college}
              </Link>
              {`, ${dueInWords(planBy)}. ${note}`}
            </li>
          ))}
        </ul>
      </section>
    )}
  </>
);
