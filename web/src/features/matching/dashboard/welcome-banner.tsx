import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { BannerScene } from './banner-scene';
import { addressOf, effectInBrief, toDo } from './next-step/step-words';
import { useNextBestStep } from './next-step/use-next-best-step';
import { useStudentStats } from './use-student-stats';

/** A greeting, two figures and the next thing to do. The name is null in the prerendered page, which is the same for everyone. */
export const WelcomeBanner = ({ name }: { name: string | null }) => {
  const { data, isPending } = useStudentStats();

  return (
    <section
      aria-labelledby="welcome"
      className="relative -mx-4 -mt-4.5 grid gap-4.5 overflow-hidden outline -outline-offset-1 outline-transparent bg-[linear-gradient(100deg,var(--tint-sky)_20%,var(--tint-butter)_92%)] px-4 pt-5 pb-5.5 md:mx-0 md:mt-0 md:flex md:items-center md:justify-between md:gap-8 md:rounded-xl md:px-8 md:pt-6.5 md:pb-7.5"
    >
      <BannerScene />
      <div className="relative min-w-0">
        <h1 id="welcome" className="text-page-phone wrap-break-word md:text-page">
          Welcome back{name !== null && `, ${name}`}!
        </h1>
        {/* Reserves space, so that nothing below moves when the text arrives. */}
        <p className="mt-1.5 min-h-12.5 text-reading text-pretty text-[color-mix(in_oklab,var(--foreground)_78%,transparent)] xl:min-h-6.25">
          <NextUp />
        </p>
      </div>
      <dl className="relative flex md:gap-9">
        <Figure label="of profile sections" pending={isPending}>
          {data && `${data.profileComplete}%`}
        </Figure>
        <Figure label="colleges matched" pending={isPending}>
          {data?.collegesMatched}
        </Figure>
      </dl>
    </section>
  );
};

const NextUp = () => {
  const { data } = useNextBestStep();
  const best = data?.steps[0];
  if (!data) return null;
  if (!best) return 'Your profile is complete. Time to explore.';

  return (
    <>
      Next up:{' '}
      <Link to={addressOf(best)} className="link">
        {toDo(best)}
      </Link>
      . {effectInBrief(best, data)}
    </>
  );
};

type FigureProps = { label: string; pending: boolean; children: ReactNode };

const Figure = ({ label, pending, children }: FigureProps) => (
  <div className="flex flex-1 flex-col-reverse justify-end not-first:border-l not-first:border-[color-mix(in_oklab,var(--foreground)_16%,transparent)] not-first:pl-4.5 md:not-first:border-0 md:not-first:pl-0">
    <dt className="whitespace-nowrap text-[color-mix(in_oklab,var(--foreground)_78%,transparent)]">
      {label}
    </dt>
    <dd className="font-display text-[1.75rem] leading-8 font-bold tracking-[-0.03em] tabular-nums md:text-[2.125rem] md:leading-9">
      {pending ? <Skeleton className="h-8 w-16 md:h-9" /> : (children ?? <NotLoaded />)}
    </dd>
  </div>
);

const NotLoaded = () => (
  <>
    <span aria-hidden>–</span>
    <span className="sr-only">not loaded</span>
  </>
);
