import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import {
  listActivityImpactsOptions,
  listAwardsOptions,
  listLeadershipRolesOptions,
  listResearchProjectsOptions,
  readActivitiesSheetOptions,
} from '@/api/queries/student-profile.gen';
import { type PageReads } from '@/app/pages/page';
import { SheetScreen } from '@/features/student-profile/activities-sheet/sheet-screen';

const ActivitiesSheet = () => (
  <div className="mx-auto grid max-w-220 grid-cols-1 gap-5">
    <div className="grid justify-items-start gap-1.5">
      <Link
        to="/profile?section=readiness&step=activities"
        className="link inline-flex min-h-6 items-center gap-1.5"
      >
        <ArrowLeft aria-hidden className="size-[1em]" />
        Back to your activities
      </Link>
      <h1 className="text-page-phone md:text-page">Activities sheet</h1>
      <p className="max-w-[44em] text-pretty text-muted-foreground">
        Your activities and awards in the shape the Common App asks for, ready to copy. Write the short
        versions here; your profile keeps the long ones. We count characters the way the form does and never
        change your words.
      </p>
      <Link to="/profile/resume" className="link min-h-6">
        Make a one-page resume from it
      </Link>
      <Link to="/profile/brag-sheet" className="link min-h-6">
        Write your brag sheet for a recommendation
      </Link>
    </div>
    <SheetScreen />
  </div>
);

export const reads: PageReads = (client) => [
  client.query(readActivitiesSheetOptions()),
  client.query(listActivityImpactsOptions()),
  client.query(listLeadershipRolesOptions()),
  client.query(listResearchProjectsOptions()),
  client.query(listAwardsOptions()),
];

export default ActivitiesSheet;
