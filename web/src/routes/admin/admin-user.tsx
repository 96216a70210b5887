import { useParams, useSearchParams } from 'react-router-dom';
import { AdminFrame } from '@/app/shell/admin-frame';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/navigation/tabs';
import { useScrolledToSelected } from '@/components/ui/navigation/use-scrolled-to-selected';
import { AcademicTab } from '@/features/administration/student/academic-tab';
import { ActivitiesTab } from '@/features/administration/student/activities-tab';
import { PersonalTab } from '@/features/administration/student/personal-tab';
import { InsightsTab } from '@/features/administration/insights/insights-tab';
import { StudentOverview } from '@/features/administration/student/student-overview';
import { StrategyTab } from '@/features/administration/strategy/strategy-tab';
import { UserHead } from '@/features/administration/users/user-head';
import { StudentEssays } from '@/features/essays/admin/student-essays';

const TABS = [
  { value: 'academic', label: 'Academic Profile', Screen: AcademicTab },
  { value: 'personal', label: 'Personal & Demographics', Screen: PersonalTab },
  { value: 'activities', label: 'Activities & Achievements', Screen: ActivitiesTab },
  { value: 'strategy', label: 'Application Strategy', Screen: StrategyTab },
  { value: 'insights', label: 'Behavioral Insights', Screen: InsightsTab },
  { value: 'essays', label: 'Essays', Screen: StudentEssays },
];
const [FIRST] = TABS;

const AdminUser = () => {
  const { userId = '' } = useParams();
  return (
    <AdminFrame>
      <div className="grid grid-cols-1 gap-6">
        <UserHead userId={userId}>
          {({ role }) =>
            role === 'student' && (
              <>
                <StudentOverview userId={userId} />
                <StudentTabs userId={userId} />
              </>
            )
          }
        </UserHead>
      </div>
    </AdminFrame>
  );
};

/** What is known of one student, part by part. The tab is in the address. */
const StudentTabs = ({ userId }: { userId: string }) => {
  const [address, setAddress] = useSearchParams();
  const tab = TABS.find(({ value }) => value === address.get('tab')) ?? FIRST;
  const list = useScrolledToSelected(tab?.value);

  return (
    <Tabs value={tab?.value ?? ''} onValueChange={(next) => setAddress({ tab: next })}>
      <TabsList ref={list} aria-label="About this student">
        {TABS.map(({ value, label }) => (
          <TabsTrigger key={value} value={value}>
            {label}
          </TabsTrigger>
        ))}
      </TabsList>
      {TABS.map(({ value, Screen }) => (
        <TabsContent key={value} value={value} className="pt-5">
          <Screen userId={userId} />
        </TabsContent>
      ))}
    </Tabs>
  );
};

export default AdminUser;
