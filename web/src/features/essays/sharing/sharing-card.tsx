import { lazy, Suspense } from 'react';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { SideCard } from '../detail/side-card';
import { SharingNotLoaded } from './sharing-not-loaded';

/** Loaded after the essay, which reads well without it. */
const EssaySharing = lazy(() => import('./essay-sharing').catch(() => ({ default: SharingNotLoaded })));

export const SharingCard = ({ essayId }: { essayId: string }) => (
  <div className="print:hidden">
    <SideCard title="Sharing">
      <Suspense fallback={<Skeleton className="h-16 w-full" />}>
        <EssaySharing essayId={essayId} />
      </Suspense>
    </SideCard>
  </div>
);
