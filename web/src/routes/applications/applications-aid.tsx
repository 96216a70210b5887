import { type PageReads } from '@/app/pages/page';
import { aidOptions } from '@/features/matching/aid/aid';
import { AidScreen } from '@/features/matching/aid/aid-screen';
import { ApplicationsNav } from './applications-nav';

const ApplicationsAid = () => (
  <div className="grid grid-cols-1 gap-7">
    <div className="grid gap-5">
      <h1 className="text-page-phone md:text-page">Financial aid</h1>
      <ApplicationsNav />
    </div>
    <AidScreen />
  </div>
);

export const reads: PageReads = (client) => [client.query(aidOptions(0))];

export default ApplicationsAid;
