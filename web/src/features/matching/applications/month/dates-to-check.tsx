import { Link } from 'react-router-dom';
import { type Application } from '@/api';
import { roundWords } from '../shared/status-words';

/** Applications that stand on no day of any month. */
export const DatesToCheck = ({ applications }: { applications: readonly Application[] }) => (
  <section aria-labelledby="dates-to-check" className="grid gap-2">
    <h2 id="dates-to-check" className="text-title">
      Dates to check
    </h2>
    <p className="text-hint text-muted-foreground">
      We don’t know a date for these. Look on the college’s admissions page, then enter it here.
    </p>
    <ul className="divide-y rounded-lg border bg-card shadow-card">
      {applications.map((application) => (
        <li key={application.id} className="px-4 py-3">
          <Link to={`/applications/${application.id}`} className="font-semibold hover:underline">
            {application.college.shortName}
          </Link>
          <p className="text-small text-muted-foreground">
            {[roundWords(application), application.deadline.note, application.deadline.lastCycle?.note]
              .filter((words) => words !== undefined)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  </section>
);
