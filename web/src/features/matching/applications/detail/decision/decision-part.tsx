import { type ApplicationInFull, type CollegeDetail } from '@/api';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { useOnDemand } from '@/lib/hooks/use-on-demand';
import { dayInWords } from '@/features/matching/applications/shared/day-words';
import { type Result } from '@/features/matching/applications/shared/status-words';
import { type Move } from '@/features/matching/applications/detail/application-calls';
import { bindsWhenAccepted, BINDING_STEPS, choosingWords, DECISION_WORDS, RELEASED } from './decision-words';
import { NextApplication } from './next-application';
import { WithdrawOthers } from './other-applications';
import { DeferredSteps } from './deferred-steps';
import { Part } from '@/features/matching/applications/detail/part';
import { type Refusal, Refused } from '@/features/matching/applications/detail/refused';
import { useMove } from '@/features/matching/applications/detail/use-move';
import { waitingListWords } from './waiting-list-words';

type Decided = { application: ApplicationInFull; result: Result };

type DecisionPartProps = Decided & {
  /** For its waiting list; undefined until it has loaded. */
  college: CollegeDetail | undefined;
};

const stepsOf = ({ application, result }: Decided) => {
  if (result === 'Accepted' && bindsWhenAccepted(application)) return BINDING_STEPS;
  if (result === 'Deferred' && application.applicationType === 'Early Decision')
    return [...DECISION_WORDS.Deferred.steps, RELEASED];
  return DECISION_WORDS[result].steps;
};

type Choice = { label: string; to: Move; quiet?: boolean };

/** What the student may press next. */
const CHOICES: Readonly<Partial<Record<Result, readonly Choice[]>>> = {
  Accepted: [
    { label: 'I’m going here', to: { status: 'Decided', decisionResult: 'Enrolled' } },
    { label: 'I said no', to: { status: 'Decided', decisionResult: 'Withdrawn' }, quiet: true },
  ],
  Deferred: [{ label: 'Back to Under Review', to: { status: 'Under Review' } }],
  Waitlisted: [
    { label: 'They took me', to: { status: 'Decided', decisionResult: 'Accepted' } },
    { label: 'I gave up my place', to: { status: 'Decided', decisionResult: 'Withdrawn' }, quiet: true },
  ],
};

/** The answer, what it means, and what to do next. */
export const DecisionPart = ({ application, result, college }: DecisionPartProps) => {
  const isBinding = bindsWhenAccepted(application);
  const { title } = DECISION_WORDS[result];
  const says =
    result === 'Accepted' && !isBinding
      ? choosingWords(application.deadline.cycle)
      : DECISION_WORDS[result].says;
  const steps = stepsOf({ application, result });
  const odds =
    result === 'Waitlisted' && college ? waitingListWords(college.commonDataSet.waitingList) : null;
  const dialog = useOnDemand(() => import('./decision-dialog'));
  const { move, moving } = useMove();
  const [refused, setRefused] = useState<Refusal | null>(null);

  const choose = async (to: Move) => {
    // The day the college answered stays, whatever the student does about it.
    const { decisionDate } = application;
    const { refusal, otherId } = await move(
      application,
      to.status === 'Decided' && result === 'Accepted' ? { ...to, decisionDate } : to,
    );
    setRefused((last) =>
      refusal === null ? null : { says: refusal, attempt: (last?.attempt ?? 0) + 1, otherId },
    );
  };

  return (
    <Part
      title={title}
      beside={
        application.decisionDate !== null &&
        result !== 'Withdrawn' && (
          <span className="text-hint text-muted-foreground">{`Heard ${dayInWords(application.decisionDate)}`}</span>
        )
      }
    >
      <p className="text-pretty">{says}</p>
      {odds !== null && <Quiet>{odds}</Quiet>}
      {steps.length > 0 && (
        <ul className="grid list-disc gap-1.5 pl-5">
          {steps.map((step) => (
            <li key={step} className="text-pretty">
              {step}
            </li>
          ))}
        </ul>
      )}
      {result === 'Rejected' && <NextApplication exceptId={application.id} />}
      {result === 'Deferred' && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Link
            to={`/essay-submission?application=${application.id}&college=${application.collegeId}&letter=continued-interest`}
            className="link"
          >
            Write the letter here
          </Link>
          <DeferredSteps application={application} />
        </div>
      )}
      {result === 'Accepted' && (
        <Link to={`/applications/aid?offer=${application.id}`} className="link justify-self-start">
          Enter its aid offer, and see what it costs
        </Link>
      )}
      {refused !== null && <Refused {...refused} />}
      <div className="flex flex-wrap gap-2.5">
        {(CHOICES[result] ?? []).map(({ label, to, quiet }) => (
          <Button
            key={label}
            variant={quiet ? 'outline' : 'primary'}
            disabled={moving}
            onClick={() => void choose(to)}
          >
            {label}
          </Button>
        ))}
        <Button
          variant="ghost"
          aria-haspopup="dialog"
          onPointerEnter={dialog.prepare}
          onFocus={dialog.prepare}
          onClick={() => dialog.setOpen(true)}
          className={CHOICES[result] ? '' : '-ml-4'}
        >
          Change the answer
        </Button>
      </div>
      {(result === 'Enrolled' || (result === 'Accepted' && isBinding)) && (
        <WithdrawOthers exceptId={application.id} />
      )}
      {dialog.Part && dialog.open && (
        <dialog.Part application={application} onClose={() => dialog.setOpen(false)} />
      )}
    </Part>
  );
};

const Quiet = ({ children }: { children: ReactNode }) => (
  <p className="rounded-md bg-sunken px-3.5 py-2.5 text-hint text-pretty">{children}</p>
);
