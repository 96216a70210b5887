import { Printer } from 'lucide-react';
import { Button } from '@/components/ui/basics/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { Announcer } from '../activities-sheet/announcer';
import { PageFitNote } from './page-fit-note';
import { printAs } from './print-as';
import { filledSections, resumeOf, type ResumeSource } from './resume';
import { useResumeChoices } from './resume-choices';
import { ResumeOptions } from './resume-options';
import { MeasuredCopy, ResumePaper } from './resume-paper';
import { usePageFit } from './use-page-fit';
import { useResumeSource } from './use-resume-source';

/** One page from the student's own words, to print. */
export const ResumeScreen = () => {
  const { source, failed, fetching, retry } = useResumeSource();
  const waiting = useSkeletonVisible(source === undefined && !failed);

  if (source)
    return (
      <Announcer>
        <ResumeEditor source={source} />
      </Announcer>
    );
  if (failed)
    return (
      <ErrorState title="We couldn’t open your resume" onRetry={retry} retrying={fetching}>
        Everything you saved is safe. Try again in a moment.
      </ErrorState>
    );
  return (
    waiting && (
      <>
        <p role="status" className="sr-only">
          Fetching your resume
        </p>
        <Skeleton className="h-160 rounded-lg" />
      </>
    )
  );
};

const ResumeEditor = ({ source }: { source: ResumeSource }) => {
  const { choices, change } = useResumeChoices();
  const { copy, fit } = usePageFit();
  const resume = resumeOf(source, choices);

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="grid content-start gap-6">
        <div className="grid gap-2">
          <Button
            icon={<Printer aria-hidden className="size-[1em]" />}
            onClick={() => printAs(`${resume.name} resume`)}
          >
            Print or save as PDF
          </Button>
          <p className="text-hint text-muted-foreground">
            For a file, choose “Save as PDF” where the window asks for a printer.
          </p>
          <PageFitNote fit={fit} />
        </div>
        <ResumeOptions
          source={source}
          sections={filledSections(source, choices)}
          choices={choices}
          onChange={change}
        />
      </div>
      <ResumePaper resume={resume} label="Your resume" />
      <MeasuredCopy ref={copy} resume={resume} />
    </div>
  );
};
