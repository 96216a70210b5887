import { listApplicationsOptions } from '@/api/queries/matching.gen';
import { type PageReads } from '@/app/pages/page';
import { ApplicationsScreen } from '@/features/matching/applications/applications-screen';
import { RemindersOffer } from '@/features/matching/reminders/reminders-offer';
import { ApplicationsNav } from './applications-nav';

const Applications = () => (
  <div className="grid grid-cols-1 gap-5">
    <h1 className="text-page-phone md:text-page">Applications</h1>
    <ApplicationsNav />
    <ApplicationsScreen />
    <RemindersOffer />
  </div>
);

export const reads: PageReads = (client) => [client.query(listApplicationsOptions())];

export default Applications;
