import { useSearchParams } from 'react-router-dom';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/navigation/tabs';
import { AdminFrame } from '@/app/shell/admin-frame';
import { CatalogueTotals } from '@/features/administration/catalogue-totals';
import { ServiceState } from '@/features/administration/service-state';
import { UsersTab } from '@/features/administration/users/users-tab';

const USERS = 'users';
const COLLEGES = 'colleges';

const Admin = () => {
  const [address, setAddress] = useSearchParams();
  const tab = address.get('tab') === COLLEGES ? COLLEGES : USERS;

  return (
    <AdminFrame>
      <h1 className="sr-only">Admin dashboard</h1>
      <Tabs value={tab} onValueChange={(next) => setAddress(next === USERS ? {} : { tab: next })}>
        <TabsList aria-label="Admin dashboard">
          <TabsTrigger value={USERS}>Student/User Management</TabsTrigger>
          <TabsTrigger value={COLLEGES}>College Scorecard Data</TabsTrigger>
        </TabsList>
        <TabsContent value={USERS} className="pt-5">
          <UsersTab />
        </TabsContent>
        <TabsContent value={COLLEGES} className="grid gap-5 pt-5">
          <CatalogueTotals />
          <ServiceState />
        </TabsContent>
      </Tabs>
    </AdminFrame>
  );
};

export default Admin;
