import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { listApplicationsOptions } from '@/api/queries/applications.gen';
import { type PageReads } from '@/app/pages/page';
import { ApplicationEssays, everyEssayOptions } from '@/features/essays/of-application/application-essays';
import { ApplicationScreen } from '@/features/matching/applications/detail/application-screen';
import { ApplicationsNav } from './applications-nav';

/** One application, with the student's essays for it. */
const ApplicationPage = () => {
  const { id = '' } = useParams();

  return (
    <div className="grid grid-cols-1 gap-4">
      <ApplicationsNav />
      <Link
        to="/applications"
        className="link inline-flex min-h-6 items-center gap-1.5 justify-self-start pointer-coarse:min-h-11"
      >
        <ArrowLeft aria-hidden className="size-[1em]" />
        All applications
      </Link>
      <ApplicationScreen
        key={id}
        applicationId={id}
        essays={(application) => (
          <ApplicationEssays
            applicationId={application.id}
            collegeId={application.college.id}
            collegeName={application.college.shortName}
          />
        )}
      />
    </div>
  );
};

export const reads: PageReads = (client) => [
  client.query(listApplicationsOptions()),
  client.query(everyEssayOptions()),
];

export default ApplicationPage;
