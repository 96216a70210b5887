import { readSeasonPlanOptions } from '@/api/queries/essays.gen';
import { type PageReads } from '@/app/pages/page';
import { SeasonPlanScreen } from '@/features/essays/season-plan/season-plan-screen';
import { ApplicationsNav } from './applications-nav';

const ApplicationsPlan = () => (
  <div className="grid grid-cols-1 gap-5">
    <h1 className="text-page-phone md:text-page">Plan your season</h1>
    <ApplicationsNav />
    <SeasonPlanScreen />
  </div>
);

export const reads: PageReads = (client) => [client.query(readSeasonPlanOptions())];

export default ApplicationsPlan;
