import { type Application } from '@/api';
import { dayInWords, today } from './day-words';
import { DeadlineLines } from './deadline-lines';
import { isSent } from './status-words';

type WhenProps = Pick<Application, 'status' | 'submittedAt' | 'decisionDate' | 'decisionResult' | 'deadline'>;

/** The deadline until it is sent; then when it was sent and when the answer came. */
export const When = ({ status, submittedAt, decisionDate, decisionResult, deadline }: WhenProps) => {
  if (!isSent({ status }))
    return (
      <div className="grid gap-1">
        <DeadlineLines deadline={deadline} />
        {deadline.date !== null && deadline.date < today() && (
          <p className="text-micro text-pretty text-destructive">
            Passed, and not marked as sent. If the college has a later round, change to it.
          </p>
        )}
      </div>
    );
  const lines = [
    ...(submittedAt === null ? [] : [`Sent ${dayInWords(submittedAt.slice(0, 10))}`]),
    ...(decisionDate === null || decisionResult === 'Withdrawn'
      ? []
      : [`Answer ${dayInWords(decisionDate)}`]),
  ];
  return (
    <div className="grid text-hint text-muted-foreground">
      {lines.length === 0 ? 'Sent' : lines.map((line) => <span key={line}>{line}</span>)}
    </div>
  );
};
