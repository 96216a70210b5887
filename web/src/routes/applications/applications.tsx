import { Link } from 'react-router-dom';
import { listApplicationsOptions } from '@/api/queries/applications.gen';
import { listSavedCollegesOptions } from '@/api/queries/matching.gen';
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
    <Link to="/my-list/spreadsheet" className="link justify-self-start print:hidden">
      Import or export as a spreadsheet
    </Link>
  </div>
);

export const reads: PageReads = (client) => [
  client.query(listApplicationsOptions()),
  client.query(listSavedCollegesOptions()),
];

export default Applications;
