import { useState } from 'react';
import { useHeldPending } from '@/lib/use-held-pending';
import { AboutYouStep } from './about-you-step';
import { besideSteps } from './beside-steps';
import { Finish } from './finish';
import { type Flow } from './flow';
import { GradesStep } from './grades-step';
import { MajorStep } from './major-step';
import { ProfileFailed } from './profile-failed';
import { ProfileSkeleton } from './profile-skeleton';
import { QuickStartSteps } from './quick-start-steps';
import { QuickStartTop } from './quick-start-top';
import { addressOf, type FormStep, formSteps, type Step, stepAfter, stepBefore, stepTitles } from './steps';
import { TestsStep } from './tests-step';
import { useAnnouncedStep } from './use-announced-step';
import { useProfile } from './use-profile';
import { WishesStep } from './wishes-step';

const screens = {
  about: AboutYouStep,
  grades: GradesStep,
  tests: TestsStep,
  major: MajorStep,
  wishes: WishesStep,
} satisfies Record<FormStep, unknown>;

const placeOf = (step: FormStep): Pick<Flow, 'step' | 'eyebrow' | 'back' | 'next'> => {
  const before = stepBefore(step);
  return {
    step,
    eyebrow: `Quick start, step ${formSteps.indexOf(step) + 1} of ${formSteps.length}`,
    back: before && addressOf(before),
    next: addressOf(stepAfter(step)),
  };
};

/** Five short steps, each of them optional, and what they add up to. */
export const QuickStart = ({ step }: { step: Step }) => {
  const { profile, failed, fetching, retry } = useProfile();
  const waiting = useHeldPending(profile === undefined && !failed);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  useAnnouncedStep(step, stepTitles[step], profile !== undefined && !waiting);

  if (failed) return <ProfileFailed onRetry={retry} retrying={fetching} />;
  if (waiting || !profile) return <ProfileSkeleton />;

  const kept = { profile, savedAt, noteSaved: () => setSavedAt(Date.now()) };
  const Screen = step === 'finish' ? null : screens[step];

  return (
    <>
      <QuickStartTop profile={profile} step={step} />
      <div className={besideSteps}>
        <QuickStartSteps profile={profile} step={step} />
        {Screen === null || step === 'finish' ? (
          <Finish profile={profile} />
        ) : (
          <Screen key={step} flow={{ ...kept, ...placeOf(step) }} />
        )}
      </div>
    </>
  );
};
