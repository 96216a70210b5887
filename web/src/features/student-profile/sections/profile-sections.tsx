import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { readProfileCompletionOptions } from '@/api/queries/student-profile.gen';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { stepColumns } from '../flow/step-columns';
import { type Flow } from '../flow/flow';
import { ProfileFailed } from '../profile-failed';
import { ProfileSkeleton } from '../profile-skeleton';
import { useAnnouncedStep } from '../flow/use-announced-step';
import { usePreloadNextStep } from '../flow/use-preload-next-step';
import { useProfile } from '../use-profile';
import {
  addressOfPlace,
  draftOf,
  placeAfter,
  placeBefore,
  type ProfilePlace,
  sectionNames,
  stepsIn,
} from './places';
import { screens } from './screens';
import { SectionSteps } from './section-steps';
import { SectionTop } from './section-top';

const flowAt = (
  place: ProfilePlace,
): Pick<Flow, 'step' | 'eyebrow' | 'back' | 'next' | 'prepareNext' | 'last'> => {
  const before = placeBefore(place);
  const after = placeAfter(place);
  const here = stepsIn(place.section);
  return {
    step: draftOf(place),
    eyebrow: `${sectionNames[place.section].short}, step ${here.indexOf(place) + 1} of ${here.length}`,
    back: before && addressOfPlace(before),
    next: after ? addressOfPlace(after) : '/',
    prepareNext: () => (after ? screens[after.step].prepare() : Promise.resolve()),
    last: after === undefined,
  };
};

export const ProfileSections = ({ place }: { place: ProfilePlace }) => {
  const { profile, failed, fetching, retry } = useProfile();
  const completion = useQuery(readProfileCompletionOptions());
  const waiting = useSkeletonVisible((profile === undefined && !failed) || completion.isPending);
  const [savedAt, setSavedAt] = useState<number | null>(null);

  if (failed) return <ProfileFailed onRetry={retry} retrying={fetching} />;
  if (waiting || !profile) return <ProfileSkeleton />;

  const { Part: Screen } = screens[place.step];
  const common = { profile, savedAt, noteSaved: () => setSavedAt(Date.now()) };

  return (
    <Suspense fallback={<ProfileSkeleton />}>
      <SectionTop section={place.section} checks={completion.data?.checks} />
      <div className={stepColumns}>
        <SectionSteps place={place} progress={completion.data?.sections ?? []} />
        <Screen key={place.step} flow={{ ...common, ...flowAt(place) }} />
      </div>
      <Announced place={place} />
    </Suspense>
  );
};

/** Rendered beside the step, so it announces only after the step's code has loaded. */
const Announced = ({ place }: { place: ProfilePlace }) => {
  useAnnouncedStep(draftOf(place), place.title, true);
  const after = placeAfter(place);
  usePreloadNextStep(after && screens[after.step]);
  return null;
};
