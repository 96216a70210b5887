import { Info } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Accordion, AccordionItem } from '@/components/ui/navigation/accordion';
import { PlannedBadge } from '@/components/ui/basics/planned-badge';
import { english as goals } from '@/lib/words/goals';
import { ComparisonTable } from './comparison-table';
import { FeatureList } from './feature-list';
import { PlanCard } from './plan-card';
import { consulting, plans, questions } from './plans';
import { PricingCall } from './pricing-call';

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

export const PricingPage = () => (
  <>
    <div className="grid gap-3">
      <h1 className="text-page-phone md:text-display md:font-bold md:tracking-[-0.03em]">Pricing</h1>
      <p className="max-w-[36em] text-reading text-pretty text-muted-foreground">
        Building a good list is free and stays free. Paid plans will add help with writing and time with a
        person.
      </p>
      <p className="flex max-w-[52em] items-start gap-2.5 rounded-[12px] bg-secondary px-4 py-3 text-pretty text-secondary-foreground">
        <Info aria-hidden className="mt-0.5 size-4.5 shrink-0" />
        <span>
          <b>Nothing costs money today.</b> Flyleaf doesn’t take payments yet. Choosing a plan only saves your
          preference. Anything marked “Planned” isn’t built yet.
        </span>
      </p>
    </div>

    <div className="mt-7 grid gap-4 md:gap-5 lg:grid-cols-3">
      {plans.map((plan) => (
        <PlanCard key={plan.name} plan={plan} />
      ))}
    </div>

    <Part id="compare" title="Compare the plans">
      <ComparisonTable />
    </Part>

    <Part
      id="consulting"
      title="Premium consultation services"
      lead={
        <span className="flex flex-wrap items-center gap-2.5">
          One person who knows your profile and sticks with you. <PlannedBadge />
        </span>
      }
    >
      <ul className="grid gap-3.5 md:grid-cols-2 md:gap-5 lg:grid-cols-3">
        {consulting.map(({ title, words }) => (
          <li key={title} className="grid content-start gap-1 rounded-lg border bg-card p-5">
            <h3 className="text-title">{title}</h3>
            <p className="text-pretty text-muted-foreground">{words}</p>
          </li>
        ))}
      </ul>
    </Part>

    <Part id="features" title="What is in Flyleaf today" lead="Free, on every plan.">
      <FeatureList />
    </Part>

    <Part
      id="goals"
      title="What we aim for"
      lead={`${goals.note} No plan changes your chance of getting in.`}
    >
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
          How we will measure
        </Link>
      </p>
    </Part>

    <Part id="questions" title="Questions">
      <Accordion>
        {questions.map(({ question, answer }) => (
          <AccordionItem key={question} value={question} question={question}>
            {answer}
          </AccordionItem>
        ))}
      </Accordion>
    </Part>

    <PricingCall />
  </>
);
