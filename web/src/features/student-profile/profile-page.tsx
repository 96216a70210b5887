import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '@/lib/hooks/lazy-part';
import { ProfileSkeleton } from './profile-skeleton';
import { finish, quickStartScreens } from './quick-start/quick-start-screens';
import { placeAt } from './sections/places';
import { ProfileStart } from './sections/profile-start';
import { screens } from './sections/screens';
import { isStep } from './quick-start/steps';

const quickStart = lazyPart(async () => (await import('./quick-start/quick-start')).QuickStart);
const profileSections = lazyPart(async () => (await import('./sections/profile-sections')).ProfileSections);

/** Preloads the code and data of a profile URL, down to the step. */
export const prepareProfile = async (address: URLSearchParams) => {
  const section = address.get('section');
  const step = address.get('step');
  if (section === null && step === null) return;
  if (section === null && isStep(step)) {
    const screen = step === 'finish' ? finish : quickStartScreens[step];
    await Promise.all([quickStart.prepare(), screen.prepare()]);
    return;
  }
  await Promise.all([profileSections.prepare(), screens[placeAt(section, step).step].prepare()]);
};

/** A URL with a section is the profile; one with only a step is the quick start, which ends with the first colleges. */
export const ProfilePage = ({ firstColleges }: { firstColleges?: ReactNode }) => {
  const [search] = useSearchParams();
  const section = search.get('section');
  const step = search.get('step');

  return (
    <Suspense fallback={<ProfileSkeleton />}>
      {section === null && step === null ? (
        <ProfileStart />
      ) : section === null && isStep(step) ? (
        <quickStart.Part step={step} firstColleges={firstColleges} />
      ) : (
        <profileSections.Part place={placeAt(section, step)} />
      )}
    </Suspense>
  );
};
