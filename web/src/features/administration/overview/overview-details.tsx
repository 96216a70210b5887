import { type ReactNode } from 'react';
import { type AdminAnalytics } from '@/api';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { count } from '@/lib/words/figures';
import { RegistrationsChart } from './registrations-chart';

/** Undefined while the figures load. */
export const OverviewDetails = ({ figures }: { figures: AdminAnalytics | undefined }) => {
  if (!figures) return <Skeleton className="h-44 rounded-lg" />;
  const { usersByRole, activeUsers } = figures;

  return (
    <div className="grid grid-cols-2 gap-3 md:gap-5 lg:grid-cols-5">
      <section className="rounded-lg border bg-card px-4.5 py-4 shadow-card col-span-2">
        <RegistrationsChart days={figures.registrationsPerDay} />
      </section>
      <Counts title="Users by role">
        <Count of="Students">{usersByRole.student}</Count>
        <Count of="Parents">{usersByRole.parent}</Count>
        <Count of="Counselors">{usersByRole.counselor}</Count>
        <Count of="Admins">{usersByRole.admin}</Count>
      </Counts>
      <Counts title="Active users">
        <Count of="Last 7 days">{activeUsers.last7Days}</Count>
        <Count of="Last 30 days">{activeUsers.last30Days}</Count>
      </Counts>
      <Counts title="Writing and talking">
        <Count of="Essays">{figures.totalEssays}</Count>
        <Count of="Essay reviews">{figures.totalReviews}</Count>
        <Count of="Messages to Wren">{figures.totalChatTurns}</Count>
      </Counts>
    </div>
  );
};

const Counts = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="rounded-lg border bg-card px-4.5 py-4 shadow-card max-lg:last:col-span-2">
    <h2 className="text-hint font-normal text-muted-foreground">{title}</h2>
    <dl className="mt-2 grid gap-1.5 text-hint">{children}</dl>
  </section>
);

const Count = ({ of, children }: { of: string; children: number }) => (
  <div className="flex justify-between gap-3">
    <dt>{of}</dt>
    <dd className="font-semibold tabular-nums">{count(children)}</dd>
  </div>
);
