import { useId, useState } from 'react';
import { Badge } from '@/components/ui/basics/badge';
import { Button } from '@/components/ui/basics/button';
import { cn } from '@/lib/cn';
import { ApplicationCard } from './application-card';
import { type Column } from './columns';
import { type Drag } from './use-drag';

/** Beyond these, the student asks for more: the board stays quick with 200. */
const SHOWN_FIRST = 20;

type BoardColumnProps = { column: Column; drag: Drag; className?: string };

export const BoardColumn = ({ column: { status, applications }, drag, className }: BoardColumnProps) => {
  const titleId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? applications : applications.slice(0, SHOWN_FIRST);

  return (
    <section
      {...drag.column(status)}
      aria-labelledby={titleId}
      className={cn(
        'grid content-start gap-2.5 rounded-lg bg-sunken p-2.5 -outline-offset-2 outline-primary data-[over=true]:outline-2',
        className,
      )}
    >
      <div className="flex items-center justify-between gap-2 px-1">
        <h2 id={titleId} className="text-interface font-semibold">
          {status}
        </h2>
        <Badge className="h-5 bg-card px-1.5 tabular-nums">
          {applications.length}
          <span className="sr-only"> {applications.length === 1 ? 'application' : 'applications'}</span>
        </Badge>
      </div>
      {shown.length > 0 && (
        <ul className="grid gap-2.5">
          {shown.map((application) => (
            <li key={application.id} className="min-w-0">
              <ApplicationCard application={application} drag={drag} />
            </li>
          ))}
        </ul>
      )}
      {shown.length === 0 && <p className="px-1 pb-1 text-small text-muted-foreground">Nothing here</p>}
      {shown.length < applications.length && (
        <Button variant="outline" size="sm" onClick={() => setShowsAll(true)}>
          Show all {applications.length}
        </Button>
      )}
    </section>
  );
};
