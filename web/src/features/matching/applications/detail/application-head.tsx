import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { useOnDemand } from '@/lib/hooks/use-on-demand';
import { ApplicationStatusBadge } from '../shared/status-badge';
import { roundWords } from '../shared/status-words';
import { platformWords } from './round/rounds';
import { type ApplicationInFull } from '@/api';
import { StatusField } from './status-field';

/** Which college, which round, and where it stands. */
export const ApplicationHead = ({ application }: { application: ApplicationInFull }) => {
  const { college, applicationPlatform } = application;
  const dialog = useOnDemand(() => import('./round/round-dialog'));
  const round = [
    roundWords(application),
    ...(applicationPlatform === null ? [] : [platformWords(applicationPlatform)]),
  ].join(' · ');

  return (
    <header className="grid gap-4 md:flex md:items-start md:justify-between">
      <div className="grid min-w-0 justify-items-start gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h1 className="text-page-phone wrap-anywhere md:text-page">{college.shortName}</h1>
          <ApplicationStatusBadge {...application} />
        </div>
        <p className="text-muted-foreground">
          {`${college.location} · `}
          <Link to={`/colleges/${college.id}`} className="link">
            About this college
          </Link>
        </p>
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-semibold">{round}</span>
          <Button
            variant="ghost"
            size="sm"
            aria-haspopup="dialog"
            onPointerEnter={dialog.prepare}
            onFocus={dialog.prepare}
            onClick={() => dialog.setOpen(true)}
            className="pointer-coarse:min-h-11"
          >
            Change round
          </Button>
        </p>
      </div>
      <StatusField application={application} />
      {dialog.Part && dialog.open && (
        <dialog.Part application={application} onClose={() => dialog.setOpen(false)} />
      )}
    </header>
  );
};
