import { ArrowRight } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { knownAnswers } from './known-answers';
import { canEstimate, whatWouldHelpMost } from './next-best';
import { type Profile } from '../profile';
import { addressOfPlace, places } from '../sections/places';
import { StepHeading } from '../flow/step-heading';
import { addressOf, formSteps, stepTitles } from './steps';

/** `firstColleges`: a first Reach, Target and Safety to save, shown once there is enough to estimate. */
export const Finish = ({ profile, firstColleges }: { profile: Profile; firstColleges: ReactNode }) => {
  const known = knownAnswers(profile);
  const ready = canEstimate(profile);

  return (
    <div className="-mx-4 grid gap-7 border-y bg-card px-4 py-5 md:mx-0 md:rounded-lg md:border md:p-9 md:shadow-card">
      <StepHeading
        eyebrow="Quick start"
        heading={ready ? 'Your colleges are ready' : 'What we know so far'}
        lead={
          ready
            ? 'Every chance you’ll see is an estimated range. Each answer you add can narrow it.'
            : 'Not enough to estimate yet. You can still look at every college.'
        }
      />
      {ready && firstColleges}
      <div className="flex flex-wrap gap-3">
        <Button asChild size="lg">
          <Link to="/colleges">
            See my colleges
            <ArrowRight aria-hidden className="size-[1em]" />
          </Link>
        </Button>
        <Button asChild size="lg" variant="outline">
          <Link to={addressOfPlace(places[0])}>Continue my profile</Link>
        </Button>
      </div>
      <HelpsMost profile={profile} />
      <section aria-labelledby="known" className="grid gap-4">
        <h2 id="known" className="text-section">
          What we know now
        </h2>
        <ul className="grid divide-y border-y">
          {formSteps.map((step) => (
            <li key={step} className="grid gap-x-6 gap-y-2 py-4 md:grid-cols-[9.5rem_1fr_auto]">
              <h3 className="text-title">{stepTitles[step]}</h3>
              <dl className="grid gap-1.5">
                {known[step].map(({ question, answer }) => (
                  <div key={question} className="flex flex-wrap gap-x-2">
                    <dt className="text-muted-foreground">{question}</dt>
                    <dd className={answer === null ? 'text-muted-foreground' : 'font-semibold'}>
                      {answer ?? 'Not answered'}
                    </dd>
                  </div>
                ))}
              </dl>
              <Link to={addressOf(step)} className="link min-h-6 justify-self-start">
                Change <span className="sr-only">{stepTitles[step].toLowerCase()}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};

const HelpsMost = ({ profile }: { profile: Profile }) => {
  const next = whatWouldHelpMost(profile);
  if (next.length === 0)
    return <p className="text-muted-foreground">That’s everything in the quick start. Thanks!</p>;

  return (
    <section aria-labelledby="helps" className="grid gap-3 rounded-[12px] bg-sunken p-4 md:p-5">
      <h2 id="helps" className="text-section">
        What would help most
      </h2>
      <ol className="grid gap-2.5">
        {next.map(({ action, why, to }) => (
          <li key={action}>
            <Link to={to} className="link">
              {action}
            </Link>
            <span className="block text-hint text-muted-foreground">{why}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};
