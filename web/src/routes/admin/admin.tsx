import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/navigation/tabs';
import { useScrolledToSelected } from '@/components/ui/navigation/use-scrolled-to-selected';
import { AdminFrame } from '@/app/shell/admin-frame';
import { Overview } from '@/features/administration/overview/overview';
import { UsersTab } from '@/features/administration/users/users-tab';

const ScorecardTab = lazy(() => import('@/features/administration/scorecard/scorecard-tab'));
const AuditTab = lazy(() => import('@/features/administration/audit/audit-tab'));
const LeadsTab = lazy(async () => ({
  default: (await import('@/features/administration/leads/leads-tab')).LeadsTab,
}));
const SettingsTab = lazy(async () => ({
  default: (await import('@/features/administration/settings/settings-tab')).SettingsTab,
}));

type AdminTab = { value: string; name: string; content: ReactNode };

const FIRST_TAB: AdminTab = {
  value: 'users',
  name: 'Student/User Management',
  content: (
    <>
      <Overview />
      <UsersTab />
    </>
  ),
};

const TABS: readonly AdminTab[] = [
  FIRST_TAB,
  {
    value: 'colleges',
    name: 'College Scorecard Data',
    content: <ScorecardTab />,
  },
  { value: 'leads', name: 'Leads', content: <LeadsTab /> },
  { value: 'audit', name: 'Audit', content: <AuditTab /> },
  { value: 'settings', name: 'Settings', content: <SettingsTab /> },
];

/** The tab is in the address, with the search of the tab. */
const Admin = () => {
  const [address, setAddress] = useSearchParams();
  const open = TABS.find(({ value }) => value === address.get('tab')) ?? FIRST_TAB;
  const list = useScrolledToSelected(open.value);

  return (
    <AdminFrame>
      <h1 className="sr-only">Admin dashboard</h1>
      <Tabs
        value={open.value}
        onValueChange={(next) => setAddress(next === FIRST_TAB.value ? {} : { tab: next })}
      >
        <TabsList ref={list} aria-label="Admin dashboard">
          {TABS.map(({ value, name }) => (
            <TabsTrigger key={value} value={value}>
              {name}
            </TabsTrigger>
          ))}
        </TabsList>
        {TABS.map(({ value, content }) => (
          <TabsContent key={value} value={value} className="grid gap-5 pt-5">
            <Suspense fallback={<Skeleton className="h-60 rounded-lg" />}>{content}</Suspense>
          </TabsContent>
        ))}
      </Tabs>
    </AdminFrame>
  );
};

export default Admin;
