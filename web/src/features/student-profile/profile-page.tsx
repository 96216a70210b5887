import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ProfileSkeleton } from './profile-skeleton';
import { placeAt } from './sections/places';
import { ProfileStart } from './sections/profile-start';
import { isStep } from './steps';

const QuickStart = lazy(async () => ({
  default: (await import('./quick-start')).QuickStart,
}));
const ProfileSections = lazy(async () => ({
  default: (await import('./sections/profile-sections')).ProfileSections,
}));

/** A section or one of its steps is the profile; a step of the quick start alone is the quick start. */
export const ProfilePage = () => {
  const [search] = useSearchParams();
  const section = search.get('section');
  const step = search.get('step');

  return (
    <Suspense fallback={<ProfileSkeleton />}>
      {section === null && step === null ? (
        <ProfileStart />
      ) : section === null && isStep(step) ? (
        <QuickStart step={step} />
      ) : (
        <ProfileSections place={placeAt(section, step)} />
      )}
    </Suspense>
  );
};
