import { type CollegeDetail } from '@/api';
import { roundsNearest } from '@/lib/words/published-rounds';
import { webAddress } from '../../college/web-address';
import { PageSection } from '../page-section';
import { ApplicationDates } from './application-dates';
import { WhatToSend } from './what-to-send';

/** What the college published about applying: dates with their cycle, fee, tests, essays, recommendations. */
export const Applying = ({ college }: { college: CollegeDetail }) => {
  const { applying, applicationCycle } = college;
  const rounds = roundsNearest(applying?.rounds ?? [], applicationCycle);

  return (
    <PageSection id="applying" title="Applying">
      <ApplicationDates
        rounds={rounds}
        cycle={applicationCycle}
        isOpenToAll={college.openAdmission === true}
      />
      <WhatToSend asked={applying?.requirements ?? null} cycle={applicationCycle} />
      <CollegePage website={webAddress(college.website)} />
    </PageSection>
  );
};

const CollegePage = ({ website }: { website: string | null }) => (
  <p>
    Dates and rules change. Before you count on one, check{' '}
    {website === null ? (
      'the college’s admissions page'
    ) : (
      <a href={website} target="_blank" rel="noopener noreferrer" className="link">
        the college’s own page
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    )}
    .
  </p>
);
