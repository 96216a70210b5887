import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type Application } from '@/api';
import { listApplicationsOptions } from '@/api/queries/applications.gen';
import { Button } from '@/components/ui/basics/button';
import { isOver, standingWords } from '@/features/matching/applications/shared/status-words';
import { useMove } from '@/features/matching/applications/detail/use-move';

/** The student's other applications that still wait for something. */
export const useOpenApplications = (exceptId: string) => {
  const { data = [] } = useQuery(listApplicationsOptions());
  return data.filter((other) => other.id !== exceptId && !isOver(other));
};

/** Once the student goes to one college, the others are told. */
export const WithdrawOthers = ({ exceptId }: { exceptId: string }) => {
  const others = useOpenApplications(exceptId);
  const { move, moving } = useMove();
  if (others.length === 0) return null;

  const withdraw = (application: Application) =>
    void move(application, { status: 'Decided', decisionResult: 'Withdrawn' });

  return (
    <div className="grid gap-1.5">
      <h3 className="text-title">Your other applications</h3>
      <p className="text-hint text-pretty text-muted-foreground">
        Tell each college in its portal or by email. Then mark it here.
      </p>
      <ul className="grid grid-cols-1">
        {others.map((other) => (
          <li
            key={other.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t py-2 first:border-t-0"
          >
            <span className="min-w-0 wrap-anywhere">
              <Link to={`/applications/${other.id}`} className="link">
                {other.college.shortName}
              </Link>
              <span className="text-muted-foreground">{` · ${standingWords(other)}`}</span>
            </span>
            <Button
              variant="outline"
              disabled={moving}
              aria-label={`Withdraw from ${other.college.shortName}`}
              onClick={() => withdraw(other)}
            >
              Withdraw
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
};
