import { Link } from 'react-router-dom';
import { type Application } from '@/api';
import { MoveMenu } from '../move/move-menu';
import { ChecklistDone } from '../shared/checklist-done';
import { ApplicationStatusBadge } from '../shared/status-badge';
import { roundWords } from '../shared/status-words';
import { When } from '../shared/when';

/** The rows of the table on a narrow screen: name and status first. */
export const ApplicationsStack = ({ applications }: { applications: readonly Application[] }) => (
  <ul className="divide-y overflow-hidden rounded-lg border bg-card shadow-card">
    {applications.map((application) => (
      <li
        key={application.id}
        className="grid gap-2.5 px-4 py-3.5 [contain-intrinsic-size:auto_180px] [content-visibility:auto]"
      >
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <Link to={`/applications/${application.id}`} className="font-semibold hover:underline">
              {application.college.shortName}
            </Link>
            <p className="text-small text-muted-foreground">{roundWords(application)}</p>
          </div>
          <ApplicationStatusBadge {...application} />
        </div>
        <When {...application} />
        <ChecklistDone checklist={application.checklist} />
        <MoveMenu application={application} />
      </li>
    ))}
  </ul>
);
