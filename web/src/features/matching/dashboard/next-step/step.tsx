import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type NextBestStep } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { LaterSteps } from './later-steps';
import { StepPicture } from './step-picture';
import { addressOf, toDoTitle } from './step-words';

/** The next step with its effect, a link to it, and the steps after it. */
export const Step = ({ all }: { all: NextBestStep }) => {
  const [best, ...later] = all.steps;
  if (!best) return <NothingMissing words={all.words} />;

  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-10">
      <div className="grid content-start gap-5">
        <Words>{all.words}</Words>
        <Button asChild className="max-md:w-full md:justify-self-start">
          <Link to={addressOf(best)}>{toDoTitle(best)}</Link>
        </Button>
        <StepPicture step={best} all={all} />
      </div>
      <LaterSteps steps={later} />
    </div>
  );
};

const NothingMissing = ({ words }: { words: string }) => (
  <>
    <Words>{words}</Words>
    <p className="max-w-[36em] text-pretty text-muted-foreground">
      What’s left is up to you: read about colleges and save the ones you like.
    </p>
    <Button asChild className="max-md:w-full md:justify-self-start">
      <Link to="/colleges">Find Colleges</Link>
    </Button>
  </>
);

export const Words = ({ children }: { children: ReactNode }) => (
  <p className="max-w-[30em] font-display text-section font-[650] tracking-[-0.01em] text-pretty">
    {children}
  </p>
);
