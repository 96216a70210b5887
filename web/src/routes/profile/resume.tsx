import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import {
  getAcademicProfileOptions,
  getUserProfileOptions,
  listActivityImpactsOptions,
  listAwardsOptions,
  listLeadershipRolesOptions,
  listResearchProjectsOptions,
  readActivitiesSheetOptions,
} from '@/api/queries/student-profile.gen';
import { type PageReads, type PreparePage } from '@/app/pages/page';
import { lazyPart } from '@/lib/hooks/lazy-part';

/** With a style sheet of its own, for paper. */
const resume = lazyPart(
  async () => (await import('@/features/student-profile/resume/resume-screen')).ResumeScreen,
);

const Resume = () => (
  <div className="grid grid-cols-1 gap-5">
    <div className="grid justify-items-start gap-1.5">
      <Link to="/profile/activities-sheet" className="link inline-flex min-h-6 items-center gap-1.5">
        <ArrowLeft aria-hidden className="size-[1em]" />
        Back to the activities sheet
      </Link>
      <h1 className="text-page-phone md:text-page">Resume</h1>
      <p className="max-w-[44em] text-pretty text-muted-foreground">
        One page, made only from what you wrote. Activities and awards come from your activities sheet, in
        your order.
      </p>
    </div>
    <Suspense>
      <resume.Part />
    </Suspense>
  </div>
);

export const reads: PageReads = (client) => [
  client.query(getUserProfileOptions()),
  client.query(getAcademicProfileOptions()),
  client.query(readActivitiesSheetOptions()),
  client.query(listActivityImpactsOptions()),
  client.query(listLeadershipRolesOptions()),
  client.query(listResearchProjectsOptions()),
  client.query(listAwardsOptions()),
];

export const prepare: PreparePage = resume.prepare;

export default Resume;
