import { useId } from 'react';
import { Link } from 'react-router-dom';
import { type Application } from '@/api';
import { ChecklistDone } from '../shared/checklist-done';
import { ApplicationStatusBadge } from '../shared/status-badge';
import { roundWords } from '../shared/status-words';
import { When } from '../shared/when';
import { type Drag } from './use-drag';
import { MoveMenu } from '../move/move-menu';

type ApplicationCardProps = { application: Application; drag: Drag };

/** One application on the board. */
export const ApplicationCard = ({ application, drag }: ApplicationCardProps) => {
  const nameId = useId();
  const { id, college, checklist, decisionResult } = application;

  return (
    <article
      {...drag.card(application)}
      aria-labelledby={nameId}
      className="grid grid-cols-1 gap-2.5 rounded-lg border bg-card p-3 shadow-card [contain-intrinsic-size:auto_190px] [content-visibility:auto] data-[dragged=true]:opacity-50 pointer-fine:cursor-grab"
    >
      <div className="grid gap-1">
        <h3 id={nameId} className="text-interface font-semibold break-words">
          <Link to={`/applications/${id}`} draggable={false} className="hover:underline">
            {college.shortName}
          </Link>
        </h3>
        <p className="text-small text-muted-foreground">{roundWords(application)}</p>
        {decisionResult !== null && (
          <div>
            <ApplicationStatusBadge {...application} />
          </div>
        )}
      </div>
      <When {...application} />
      <ChecklistDone checklist={checklist} />
      <MoveMenu application={application} />
    </article>
  );
};
