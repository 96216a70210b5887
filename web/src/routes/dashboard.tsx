import { SlidersHorizontal } from 'lucide-react';
import {
  readNextBestStepOptions,
  readProfileCompletionOptions,
  readStudentStatsOptions,
} from '@/api/@tanstack/react-query.gen';
import { type FirstReads } from '@/app/first-reads';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Deferred } from '@/components/ui/deferred';
import { useAccount } from '@/features/identity/use-account';
import { AnalyticsCard } from '@/features/matching/dashboard/analytics-card';
import { NextStepCard } from '@/features/matching/dashboard/next-step-card';
import { filtersOn, type RowFilters } from '@/features/matching/dashboard/row-filters';
import { USUAL_PERIOD } from '@/features/matching/dashboard/use-student-stats';
import { WelcomeBanner } from '@/features/matching/dashboard/welcome-banner';
import { CompletionGuide } from '@/features/student-profile/completion/completion-guide';
import { QuickActions } from '@/features/student-profile/completion/quick-actions';
import { useOnDemand } from '@/lib/use-on-demand';
import { useLearnMoreAddress } from './colleges-learn-more-address';
import { LearnMoreHost } from './colleges-learn-more-host';

export const dashboardReads: FirstReads = (client) => [
  client.query(readNextBestStepOptions()),
  client.query(readStudentStatsOptions({ query: { days: USUAL_PERIOD } })),
  client.query(readProfileCompletionOptions()),
];

/** The student's start page. `firstName` is known before any call; what stands in for it is not. */
export const Dashboard = ({ firstName }: { firstName: string }) => {
  const learnMore = useLearnMoreAddress();
  const account = useAccount().data;
  const name = firstName || account?.email.split('@')[0] || 'Student';

  return (
    <div className="grid grid-cols-1 gap-4 md:gap-6">
      <WelcomeBanner name={name} />
      <div className="grid grid-cols-1 gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <NextStepCard />
        <div className="grid grid-cols-1 content-start gap-4 md:gap-6">
          <QuickActions />
          <CompletionGuide />
        </div>
      </div>
      <Deferred meanwhile={<div className="min-h-160 rounded-lg border bg-card shadow-card" />}>
        <AnalyticsCard
          onOpen={learnMore.open}
          moreFilters={(filters, onFilters) => <MoreFilters filters={filters} onFilters={onFilters} />}
        />
      </Deferred>
      <LearnMoreHost collegeId={learnMore.collegeId} onClose={learnMore.close} />
    </div>
  );
};

type MoreFiltersProps = { filters: RowFilters; onFilters: (filters: RowFilters) => void };

const MoreFilters = ({ filters, onFilters }: MoreFiltersProps) => {
  const sheet = useOnDemand(() => import('./dashboard-more-filters'));
  const on = filtersOn(filters);

  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        icon={<SlidersHorizontal aria-hidden className="size-[1em]" />}
        onPointerEnter={sheet.prepare}
        onFocus={sheet.prepare}
        onClick={() => sheet.setOpen(true)}
      >
        More Filters
        {on > 0 && (
          <Badge tone="ink" className="h-5 px-1.5 tabular-nums">
            {on}
            <span className="sr-only"> on</span>
          </Badge>
        )}
      </Button>
      {sheet.Part && (
        <sheet.Part filters={filters} onFilters={onFilters} open={sheet.open} onOpenChange={sheet.setOpen} />
      )}
    </>
  );
};
