import { type ReactNode } from 'react';
import { LanguageSwitch } from '@/components/ui/language/language-switch';
import { useLanguage } from '@/lib/preferences/language';
import { useSession } from '@/lib/session/session';

type GuideProps = {
  title: string;
  lead: string;
  /** For a guide that is not in Spanish. */
  onlyEnglish?: boolean;
  children: ReactNode;
};

export const Guide = ({ title, lead, onlyEnglish = false, children }: GuideProps) => {
  const language = useLanguage();
  // Above it, visitors have a switch in the site’s header.
  const hasSwitch = useSession().status === 'signed-in' && !onlyEnglish;

  return (
    <article
      lang={onlyEnglish ? 'en' : language}
      className="mx-auto grid max-w-180 gap-9 text-reading md:gap-11"
    >
      <header className="grid gap-2.5">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h1 className="text-page-phone md:text-page">{title}</h1>
          {hasSwitch && <LanguageSwitch />}
        </div>
        <p className="text-[1.125rem] leading-6.75 text-pretty text-muted-foreground">{lead}</p>
      </header>
      {children}
    </article>
  );
};

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

export const PointList = ({ of: points }: { of: readonly string[] }) => (
  <Points>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </Points>
);

export const Paragraphs = ({ of: texts }: { of: readonly string[] }) =>
  texts.map((text) => <p key={text}>{text}</p>);

export type Term = { term: string; words: string };

/** Terms and what they mean. */
export const Terms = ({ of: terms }: { of: readonly Term[] }) =>
  terms.map(({ term, words }) => (
    <Fact key={term} term={term}>
      {words}
    </Fact>
  ));

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
