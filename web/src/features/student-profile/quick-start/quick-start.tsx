import { type ReactNode, Suspense, useState } from 'react';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { stepColumns } from '../flow/step-columns';
import { type Flow } from '../flow/flow';
import { ProfileFailed } from '../profile-failed';
import { ProfileSkeleton } from '../profile-skeleton';
import { finish, quickStartScreens } from './quick-start-screens';
import { QuickStartSteps } from './quick-start-steps';
import { QuickStartTop } from './quick-start-top';
import { addressOf, type FormStep, formSteps, type Step, stepAfter, stepBefore, stepTitles } from './steps';
import { useAnnouncedStep } from '../flow/use-announced-step';
import { usePreloadNextStep } from '../flow/use-preload-next-step';
import { useProfile } from '../use-profile';

const screenAfter = (step: FormStep) => {
  const after = stepAfter(step);
  return after === 'finish' ? finish : quickStartScreens[after];
};

const placeOf = (step: FormStep): Pick<Flow, 'step' | 'eyebrow' | 'back' | 'next' | 'prepareNext'> => {
  const before = stepBefore(step);
  return {
    step,
    eyebrow: `Quick start, step ${formSteps.indexOf(step) + 1} of ${formSteps.length}`,
    back: before && addressOf(before),
    next: addressOf(stepAfter(step)),
    prepareNext: screenAfter(step).prepare,
  };
};

type QuickStartProps = { step: Step; firstColleges: ReactNode };

export const QuickStart = ({ step, firstColleges }: QuickStartProps) => {
  const { profile, failed, fetching, retry } = useProfile();
  const waiting = useSkeletonVisible(profile === undefined && !failed);
  const [savedAt, setSavedAt] = useState<number | null>(null);

  if (failed) return <ProfileFailed onRetry={retry} retrying={fetching} />;
  if (waiting || !profile) return <ProfileSkeleton />;

  const common = { profile, savedAt, noteSaved: () => setSavedAt(Date.now()) };
  const Screen = step === 'finish' ? null : quickStartScreens[step].Part;

  return (
    <Suspense fallback={<ProfileSkeleton />}>
      <QuickStartTop profile={profile} step={step} />
      <div className={stepColumns}>
        <QuickStartSteps profile={profile} step={step} />
        {Screen === null || step === 'finish' ? (
          <finish.Part profile={profile} firstColleges={firstColleges} />
        ) : (
          <Screen key={step} flow={{ ...common, ...placeOf(step) }} />
        )}
      </div>
      <Announced step={step} />
    </Suspense>
  );
};

/** Rendered beside the step, so it announces only after the step's code has loaded. */
const Announced = ({ step }: { step: Step }) => {
  useAnnouncedStep(step, stepTitles[step], true);
  usePreloadNextStep(step === 'finish' ? undefined : screenAfter(step));
  return null;
};
