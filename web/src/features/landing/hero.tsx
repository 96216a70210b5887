import { Check, Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { ExampleList } from './example-list';

const promises = [
  { icon: Check, words: 'Free to start' },
  { icon: Check, words: 'No credit card' },
  { icon: Lock, words: 'No ads, no selling of data' },
];

export const Hero = () => (
  <section className="grid items-center gap-7.5 py-7 pb-9 md:gap-9 md:pt-12 md:pb-18 lg:grid-cols-[1.02fr_.98fr] lg:gap-14 lg:pt-16">
    <div>
      <h1 className="text-[2.6875rem] leading-11 font-bold tracking-[-0.035em] md:text-[4rem] md:leading-16">
        Your next chapter starts with a{' '}
        <mark className="-mx-[.06em] bg-transparent bg-[linear-gradient(transparent_56%,var(--highlight)_56%,var(--highlight)_94%,transparent_94%)] px-[.06em] text-current dark:bg-[linear-gradient(transparent_80%,var(--highlight)_80%,var(--highlight)_90%,transparent_90%)]">
          blank page
        </mark>
        .
      </h1>
      <p className="mt-4 max-w-[30em] text-[1.125rem] leading-6.75 text-pretty text-muted-foreground md:mt-5.5 md:text-[1.25rem] md:leading-7.5">
        Flyleaf helps you build a college list you believe in. You see each chance as an honest range, with
        the reasons behind it.
      </p>
      <div className="mt-7.5 flex flex-wrap gap-3">
        <Button asChild size="lg" className="max-md:w-full">
          <Link to="/register">Start your profile</Link>
        </Button>
        <Button asChild size="lg" variant="outline" className="max-md:w-full">
          <a href="#how">See how it works</a>
        </Button>
      </div>
      <ul className="mt-4.5 flex flex-wrap gap-x-4.5 gap-y-1.5 text-hint text-muted-foreground">
        {promises.map(({ icon: Icon, words }) => (
          <li key={words} className="inline-flex items-center gap-1.5">
            <Icon aria-hidden className="size-[1em]" />
            {words}
          </li>
        ))}
      </ul>
    </div>
    <ExampleList />
  </section>
);
