import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { lazyPart } from '@/lib/hooks/lazy-part';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { useWords } from '@/lib/preferences/language';
import { ProfileView } from './profile-view';
import { useSharedProfile } from './use-shared-profile';
import { ViewLinks } from './view-links';
import { viewIn } from './views';
import { english } from './words';
import { spanish } from './words.es';

const SHOWN = {
  profile: ProfileView,
  sheet: lazyPart(async () => (await import('./sheet-view')).SheetView).Part,
  resume: lazyPart(async () => (await import('./resume-view')).ResumeView).Part,
};

/** A student’s profile, as the student shares it with the adult who reads. */
export const SharedProfileScreen = ({ studentId }: { studentId: string }) => {
  const words = useWords({ en: english, es: spanish });
  const [params] = useSearchParams();
  const view = viewIn(params.get('view'));
  const profile = useSharedProfile(studentId);
  const waiting = useSkeletonVisible(profile.isPending);

  if (waiting) return <Skeleton className="h-60 w-full" />;
  if (profile.data === undefined)
    return (
      <ErrorState
        title={words.notLoaded}
        onRetry={() => void profile.refetch()}
        retrying={profile.isFetching}
      >
        {words.notLoadedWhy}
      </ErrorState>
    );
  const { firstName, lastName } = profile.data;
  const Shown = SHOWN[view];
  return (
    <>
      <ViewLinks view={view} words={words} />
      <Suspense fallback={<Skeleton className="h-60 w-full" />}>
        <Shown
          studentId={studentId}
          profile={profile.data}
          name={`${firstName} ${lastName}`.trim()}
          words={words}
        />
      </Suspense>
    </>
  );
};
