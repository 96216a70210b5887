import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { ErrorState } from '@/components/ui/error-state';
import { useHeldPending } from '@/lib/use-held-pending';
import { AboutYouStep } from './about-you-step';
import { Finish } from './finish';
import { GradesStep } from './grades-step';
import { MajorStep } from './major-step';
import { QuickStartSkeleton } from './quick-start-skeleton';
import { StepList } from './step-list';
import { QuickStartTop } from './quick-start-top';
import { addressOf, type FormStep, nothingAnswered, type Step } from './steps';
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

/**
 * Five short steps, each of them optional, and what they add up to. Also the place to change an answer: without a step
 * named, a new student begins with the first and anyone else sees what we know.
 */
export const QuickStart = ({ step }: { step: Step | null }) => {
  const { profile, failed, fetching, retry } = useProfile();
  const waiting = useHeldPending(profile === undefined && !failed);
  const navigate = useNavigate();
  const [savedAt, setSavedAt] = useState<number | null>(null);
  useAnnouncedStep(step, profile !== undefined && !waiting);

  if (failed)
    return (
      <>
        <h1 className="text-page-phone md:text-page">Your profile</h1>
        <ErrorState title="We couldn’t open your profile" onRetry={retry} retrying={fetching}>
          What you saved is safe. Check your connection and try again.
        </ErrorState>
      </>
    );
  if (waiting || !profile) return <QuickStartSkeleton />;
  if (step === null)
    return <Navigate to={addressOf(nothingAnswered(profile) ? 'about' : 'finish')} replace />;

  const flow = {
    profile,
    savedAt,
    noteSaved: () => setSavedAt(Date.now()),
    goTo: (next: Step) => void navigate(addressOf(next)),
  };
  const Screen = step === 'finish' ? null : screens[step];

  return (
    <>
      <QuickStartTop profile={profile} step={step} />
      <div className="grid items-start gap-6 lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:gap-10">
        <StepList profile={profile} step={step} />
        {Screen === null || step === 'finish' ? (
          <Finish profile={profile} />
        ) : (
          <Screen key={step} flow={{ ...flow, step }} />
        )}
      </div>
    </>
  );
};
