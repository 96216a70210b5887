import { type SeasonPlan } from '@/api';
import { Notice } from '@/components/ui/feedback/notice';
import { dueInWords } from './season-days';
import { hoursInWords, stepInWords } from './season-words';
import { useDoWays } from './ways-out/use-do-ways';
import { WayOutCard } from './ways-out/way-out-card';

type Proof = NonNullable<SeasonPlan['proof']>;

/** Why it does not fit, and what would make it fit. */
export const NotFitting = ({ plan, proof }: { plan: SeasonPlan; proof: Proof }) => (
  <section aria-labelledby="not-fitting" className="grid gap-4">
    <h2 id="not-fitting" className="text-section">
      It doesn’t all fit yet
    </h2>
    <Notice>
      <p>{proof.says}</p>
    </Notice>
    <ProofDetails proof={proof} />
    <h3 className="text-title">What would make it fit</h3>
    {plan.nothingIsEnough !== null && <p className="text-pretty">{plan.nothingIsEnough}</p>}
    {plan.waysOut.length > 0 && <WaysOut plan={plan} />}
    <p className="text-hint text-pretty text-muted-foreground">
      Below is what fits as it is, with what’s due first.
    </p>
  </section>
);

const WaysOut = ({ plan: { waysOut, settings } }: { plan: SeasonPlan }) => {
  const doing = useDoWays(settings);

  return (
    <>
      <p className="text-hint text-pretty text-muted-foreground">
        We planned again with each one, and all of these work. The one that asks the least of you comes first.
        You decide, and you can undo it.
      </p>
      <ol className="grid gap-3">
        {waysOut.map((wayOut) => (
          <WayOutCard
            key={wayOut.ways.map(({ says }) => says).join()}
            wayOut={wayOut}
            busy={doing.isPending}
            onDo={() => doing.mutate(wayOut)}
          />
        ))}
      </ol>
    </>
  );
};

const ProofDetails = ({ proof }: { proof: Proof }) => (
  <details>
    <summary className="w-fit cursor-pointer rounded-sm py-1">
      {`The work due by ${dueInWords(proof.day)}`}
    </summary>
    <ul className="mt-2 grid gap-1 text-hint tabular-nums">
      {proof.tasks.map((task) => (
        <li key={task.id} className="flex justify-between gap-3">
          <span className="min-w-0 break-words">{stepInWords(task)}</span>
          <span className="shrink-0 text-muted-foreground">
            {`${hoursInWords(task.hours)}, by ${dueInWords(task.dueOn)}`}
          </span>
        </li>
      ))}
    </ul>
    {proof.shortDays.length > 1 && (
      <p className="mt-2 text-hint text-pretty text-muted-foreground">
        {`Too little time also by ${proof.shortDays
          .filter(({ day }) => day !== proof.day)
          .map(({ day, work, time }) => `${dueInWords(day)} (${work} of work, ${hoursInWords(time)} of time)`)
          .join('; ')}.`}
      </p>
    )}
  </details>
);
