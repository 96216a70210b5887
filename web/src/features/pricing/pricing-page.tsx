import { Info } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Accordion, AccordionItem } from '@/components/ui/navigation/accordion';
import { PlannedBadge } from '@/components/ui/basics/planned-badge';
import { LanguageSwitch } from '@/components/ui/language/language-switch';
import { useLanguage, useWords } from '@/lib/preferences/language';
import { useSession } from '@/lib/session/session';
import { english as englishGoals } from '@/lib/words/goals';
import { spanish as spanishGoals } from '@/lib/words/goals.es';
import { ComparisonTable } from './comparison-table';
import { FeatureList } from './feature-list';
import { PlanCard } from './plan-card';
import { PLAN_NAMES } from './plans';
import { PricingCall } from './pricing-call';
import { usePricingWords } from './use-pricing-words';
import { type Words } from './words';

const Part = ({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) => (
  <section aria-labelledby={id} className="mt-14 md:mt-18">
    <h2 id={id} className="text-page-phone md:text-page">
      {title}
    </h2>
    {lead !== undefined && <p className="mt-2 max-w-[40em] text-reading text-muted-foreground">{lead}</p>}
    <div className="mt-5 md:mt-7">{children}</div>
  </section>
);

export const PricingPage = () => {
  const words = usePricingWords();
  const goals = useWords({ en: englishGoals, es: spanishGoals });
  const signedIn = useSession().status === 'signed-in';

  return (
    <div lang={useLanguage()}>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h1 className="text-page-phone md:text-display md:font-bold md:tracking-[-0.03em]">
            {words.title}
          </h1>
          {/* Visitors have one in the site’s header. */}
          {signedIn && <LanguageSwitch />}
        </div>
        <p className="max-w-[36em] text-reading text-pretty text-muted-foreground">{words.lead}</p>
        <p className="flex max-w-[52em] items-start gap-2.5 rounded-[12px] bg-secondary px-4 py-3 text-pretty text-secondary-foreground">
          <Info aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          <span>
            <b>{words.nothing}</b>
            {words.nothingMore}
          </span>
        </p>
      </div>

      <div className="mt-7 grid gap-4 md:gap-5 lg:grid-cols-3">
        {PLAN_NAMES.map((plan) => (
          <PlanCard key={plan} plan={plan} />
        ))}
      </div>

      <Part id="compare" title={words.compare}>
        <ComparisonTable />
      </Part>

      <Part
        id="consulting"
        title={words.consulting.title}
        lead={
          <span className="flex flex-wrap items-center gap-2.5">
            {words.consulting.lead} <PlannedBadge>{words.planned}</PlannedBadge>
          </span>
        }
      >
        <Consulting services={words.consulting.services} />
      </Part>

      <Part id="features" title={words.today.title} lead={words.today.lead}>
        <FeatureList features={words.today.features} />
      </Part>

      <Part id="goals" title={words.goals.title} lead={`${goals.note} ${words.goals.noChange}`}>
        <ul className="grid gap-x-8 border-y md:grid-cols-3 md:divide-x">
          {goals.pricing.map(({ figure, of }) => (
            <li key={of} className="py-4 text-muted-foreground max-md:not-first:border-t md:not-first:pl-8">
              <b className="block font-display text-[1.875rem] leading-8.5 font-bold tracking-[-0.03em] text-foreground tabular-nums">
                {figure}
              </b>
              {of}
            </li>
          ))}
        </ul>
        <p className="mt-3">
          <Link to="/how-chances-work#goals" className="link">
            {words.goals.measure}
          </Link>
        </p>
      </Part>

      <Part id="questions" title={words.questions.title}>
        <Accordion>
          {words.questions.all.map(({ question, answer }) => (
            <AccordionItem key={question} value={question} question={question}>
              {answer}
            </AccordionItem>
          ))}
        </Accordion>
      </Part>

      <PricingCall />
    </div>
  );
};

const Consulting = ({ services }: { services: Words['consulting']['services'] }) => (
  <ul className="grid gap-3.5 md:grid-cols-2 md:gap-5 lg:grid-cols-3">
    {services.map(({ title, words, today }) => (
      <li key={title} className="grid content-start gap-1 rounded-lg border bg-card p-5">
        <h3 className="text-title">{title}</h3>
        <p className="text-pretty text-muted-foreground">{words}</p>
        {today !== null && <p className="mt-1 text-hint text-pretty">{today}</p>}
      </li>
    ))}
  </ul>
);
