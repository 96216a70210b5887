import { type ReactNode } from 'react';

type GuideProps = { title: string; lead: string; children: ReactNode };

export const Guide = ({ title, lead, children }: GuideProps) => (
  <article className="mx-auto grid max-w-180 gap-9 text-reading md:gap-11">
    <header className="grid gap-2.5">
      <h1 className="text-page-phone md:text-page">{title}</h1>
      <p className="text-[1.125rem] leading-6.75 text-pretty text-muted-foreground">{lead}</p>
    </header>
    {children}
  </article>
);

type PartProps = { id?: string; title: string; children: ReactNode };

export const Part = ({ id, title, children }: PartProps) => (
  <section id={id} className="grid scroll-mt-22 gap-3">
    <h2 className="text-section">{title}</h2>
    {children}
  </section>
);

export const Points = ({ children }: { children: ReactNode }) => (
  <ul className="grid list-disc gap-2 pl-5 marker:text-muted-foreground">{children}</ul>
);

/** A description list that fits a phone. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid divide-y rounded-lg border bg-card">{children}</dl>
);

export const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid gap-x-6 gap-y-0.5 px-4.5 py-3.5 md:grid-cols-[13rem_1fr] md:px-5.5">
    <dt className="font-semibold">{term}</dt>
    <dd className="text-muted-foreground">{children}</dd>
  </div>
);
