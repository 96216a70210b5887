import { lazy, Suspense } from 'react';
import { readNextBestStepOptions, readStudentStatsOptions } from '@/api/queries/matching.gen';
import { readProfileCompletionOptions } from '@/api/queries/student-profile.gen';
import { type PageReads } from '@/app/pages/page';
import { Deferred } from '@/components/ui/basics/deferred';
import { useAccount } from '@/features/identity/use-account';
import { NextStepCard } from '@/features/matching/dashboard/next-step/next-step-card';
import { USUAL_PERIOD } from '@/features/matching/dashboard/use-student-stats';
import { WelcomeBanner } from '@/features/matching/dashboard/welcome-banner';
import { CompletionGuide } from '@/features/student-profile/completion/completion-guide';
import { QuickActions } from '@/features/student-profile/completion/quick-actions';
import { DashboardWren } from './dashboard-wren';
import { useLearnMoreAddress } from '@/routes/colleges/colleges-learn-more-address';
import { LearnMoreHost } from '@/routes/colleges/colleges-learn-more-host';

const DashboardAnalytics = lazy(() => import('./dashboard-analytics'));

export const dashboardReads: PageReads = (client) => [
  client.query(readNextBestStepOptions()),
  client.query(readStudentStatsOptions({ query: { days: USUAL_PERIOD } })),
  client.query(readProfileCompletionOptions()),
];

/**
 * The student's start page. `firstName` comes from the session, before any call; without one the account's email is used. Null in
 * the prerendered page.
 */
export const Dashboard = ({ firstName }: { firstName: string | null }) => {
  const learnMore = useLearnMoreAddress();
  const account = useAccount().data;
  const name = firstName === null ? null : firstName || account?.email.split('@')[0] || 'Student';

  return (
    <div className="grid grid-cols-1 gap-4 md:gap-6">
      <WelcomeBanner name={name} />
      <div className="grid grid-cols-1 gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <DashboardWren />
        <div className="grid grid-cols-1 content-start gap-4 md:gap-6">
          <QuickActions />
          <CompletionGuide />
        </div>
      </div>
      <NextStepCard />
      <Deferred meanwhile={<AnalyticsPlaceholder />}>
        <Suspense fallback={<AnalyticsPlaceholder />}>
          <DashboardAnalytics onOpen={learnMore.open} />
        </Suspense>
      </Deferred>
      <LearnMoreHost collegeId={learnMore.collegeId} onClose={learnMore.close} />
    </div>
  );
};

/** Below the first screen; about as tall as the analytics. */
const AnalyticsPlaceholder = () => (
  <div aria-hidden className="min-h-160 rounded-lg border bg-card shadow-card" />
);
