import { type Application } from '@/api';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { today } from '@/features/matching/applications/shared/day-words';
import { isSent } from '@/features/matching/applications/shared/status-words';
import { useOpenApplications } from './other-applications';

const canStillGo = ({ status, deadline: { date } }: Application) =>
  !isSent({ status }) && (date === null || date >= today());

/** One useful next step after a no: the application that can still be sent, or the list. */
export const NextApplication = ({ exceptId }: { exceptId: string }) => {
  const others = useOpenApplications(exceptId);
  const next = others.find(canStillGo);
  const to = next ? `/applications/${next.id}` : '/my-list';

  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-hint text-pretty">
        {next
          ? `When you’re ready: ${next.college.shortName} is not sent yet.`
          : 'When you’re ready, look at the other colleges on your list.'}
      </p>
      <Button variant="soft" asChild>
        <Link to={to}>{next ? `Open ${next.college.shortName}` : 'Open My List'}</Link>
      </Button>
    </div>
  );
};
