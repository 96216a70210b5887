import { useQuery } from '@tanstack/react-query';
import { ClipboardList } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type CollegeCard } from '@/api';
import { listApplicationsOptions } from '@/api/queries/applications.gen';
import { Button } from '@/components/ui/basics/button';
import { useOnDemand } from '@/lib/hooks/use-on-demand';
import { standingWords } from '../shared/status-words';

type ApplyButtonProps = { college: Pick<CollegeCard, 'id' | 'shortName'> };

/** Begins an application to this college, or leads to the one there is. */
const ApplyButton = ({ college }: ApplyButtonProps) => {
  const { data } = useQuery(listApplicationsOptions());
  const dialog = useOnDemand(() => import('./begin-dialog'));
  const application = data?.find(({ collegeId }) => collegeId === college.id);
  const icon = <ClipboardList aria-hidden className="size-[1em]" />;

  if (application)
    return (
      <Button variant="soft" icon={icon} asChild>
        <Link to={`/applications/${application.id}`}>Application: {standingWords(application)}</Link>
      </Button>
    );
  return (
    <>
      <Button
        variant="soft"
        aria-haspopup="dialog"
        icon={icon}
        onPointerEnter={dialog.prepare}
        onFocus={dialog.prepare}
        onClick={() => dialog.setOpen(true)}
      >
        Apply
      </Button>
      {dialog.Part && dialog.open && <dialog.Part college={college} onClose={() => dialog.setOpen(false)} />}
    </>
  );
};

export default ApplyButton;
