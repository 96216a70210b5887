import { Check, Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { type ChanceSay } from '@/lib/words/chances';
import { ExampleList } from './example-list';
import { type Words } from './words';

const PROMISES = [
  { icon: Check, promise: 'free' },
  { icon: Check, promise: 'card' },
  { icon: Lock, promise: 'ads' },
] as const;

export const Hero = ({ words: { hero, example }, say }: { words: Words; say: ChanceSay }) => (
  <section className="grid items-center gap-7.5 py-7 pb-9 md:gap-9 md:pt-12 md:pb-18 lg:grid-cols-[1.02fr_.98fr] lg:gap-14 lg:pt-16">
    <div>
      <h1 className="text-[2.6875rem] leading-11 font-bold tracking-[-0.035em] md:text-[4rem] md:leading-16">
        {hero.before}
        <mark className="-mx-[.06em] bg-transparent bg-[linear-gradient(transparent_56%,var(--highlight)_56%,var(--highlight)_94%,transparent_94%)] px-[.06em] text-current dark:bg-[linear-gradient(transparent_80%,var(--highlight)_80%,var(--highlight)_90%,transparent_90%)]">
          {hero.mark}
        </mark>
        {hero.after}
      </h1>
      <p className="mt-4 max-w-[30em] text-[1.125rem] leading-6.75 text-pretty text-muted-foreground md:mt-5.5 md:text-[1.25rem] md:leading-7.5">
        {hero.lead}
      </p>
      <div className="mt-7.5 flex flex-wrap gap-3">
        <Button asChild size="lg" className="max-md:w-full">
          <Link to="/register">{hero.start}</Link>
        </Button>
        <Button asChild size="lg" variant="outline" className="max-md:w-full">
          <a href="#how">{hero.how}</a>
        </Button>
      </div>
      <ul className="mt-4.5 flex flex-wrap gap-x-4.5 gap-y-1.5 text-hint text-muted-foreground">
        {PROMISES.map(({ icon: Icon, promise }) => (
          <li key={promise} className="inline-flex items-center gap-1.5">
            <Icon aria-hidden className="size-[1em]" />
            {hero.promises[promise]}
          </li>
        ))}
      </ul>
    </div>
    <ExampleList words={example} say={say} />
  </section>
);
