import { Printer } from 'lucide-react';
import { type SharedProfile } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { useWords } from '@/lib/preferences/language';
import { printAs } from '../resume/print-as';
import {
  activityEntries,
  awardEntries,
  leadershipEntries,
  portfolioEntries,
  researchEntries,
} from './entries';
import { EntryList } from './entry-list';
import { FactList } from './fact-list';
import { courseFacts, gradeFacts, planFacts, schoolFacts, testFacts } from './facts';
import { Section } from './section';
import { useSharedProfile } from './use-shared-profile';
import { english, type Words } from './words';
import { spanish } from './words.es';

/** A student’s profile, as the student shares it with the adult who reads. */
export const SharedProfileScreen = ({ studentId }: { studentId: string }) => {
  const words = useWords({ en: english, es: spanish });
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
  return <Shared profile={profile.data} words={words} />;
};

type SharedProps = { profile: SharedProfile; words: Words };

const FACTS = [
  ['school', schoolFacts],
  ['grades', gradeFacts],
  ['tests', testFacts],
  ['courses', courseFacts],
  ['plans', planFacts],
] as const;

const ENTRIES = [
  ['activities', activityEntries, 'noActivities'],
  ['leadership', leadershipEntries, 'noLeadership'],
  ['awards', awardEntries, 'noAwards'],
  ['research', researchEntries, 'noResearch'],
  ['portfolio', portfolioEntries, 'noPortfolio'],
] as const;

const Shared = ({ profile, words }: SharedProps) => {
  const title = words.title(`${profile.firstName} ${profile.lastName}`);

  return (
    <article aria-labelledby="shared-profile" className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <h2 id="shared-profile" className="text-section wrap-anywhere">
            {title}
          </h2>
          <p className="max-w-[38em] text-pretty text-muted-foreground">{words.lead}</p>
        </div>
        <Button
          variant="outline"
          size="sm"
          className="print:hidden"
          icon={<Printer aria-hidden className="size-[1em]" />}
          onClick={() => printAs(title)}
        >
          {words.print}
        </Button>
      </div>
      <div className="divide-y rounded-lg border bg-card shadow-card print:border-0 print:shadow-none">
        {FACTS.map(([name, factsOf]) => (
          <Section key={name} id={name} title={words[name]}>
            <FactList facts={factsOf(profile, words)} words={words} />
          </Section>
        ))}
        {ENTRIES.map(([name, entriesOf, none]) => (
          <Section key={name} id={name} title={words[name]}>
            <EntryList entries={entriesOf(profile, words)} none={words[none]} />
            {name === 'portfolio' && profile.portfolioItems.length > 0 && (
              <p className="text-hint text-muted-foreground">{words.filesStay}</p>
            )}
          </Section>
        ))}
      </div>
    </article>
  );
};
