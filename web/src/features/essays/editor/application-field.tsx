import { useQuery } from '@tanstack/react-query';
import { listApplicationsOptions } from '@/api/queries/applications.gen';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/select/select';
import { type EssayForm } from './essay-form';

type ApplicationFieldProps = {
  applicationId: string | null;
  onApplication: (changes: Partial<EssayForm>) => void;
};

/** One of the student's applications; it also says which college the essay is for. Not shown before there is one. */
export const ApplicationField = ({ applicationId, onApplication }: ApplicationFieldProps) => {
  const { data: applications = [] } = useQuery(listApplicationsOptions());
  if (applications.length === 0 && applicationId === null) return null;

  const choose = (id: string) => {
    const chosen = applications.find((each) => each.id === id);
    onApplication(
      chosen ? { applicationId: chosen.id, collegeId: chosen.collegeId } : { applicationId: null },
    );
  };

  return (
    <Field label="Part of an application" optional hint="You’ll find it on the application’s page, too.">
      <Select
        options={applications.map(({ id, college, applicationType }) => ({
          value: id,
          label: `${college.shortName}, ${applicationType}`,
        }))}
        value={applicationId ?? ''}
        placeholder="None in particular"
        clearLabel="None in particular"
        onValueChange={choose}
      />
    </Field>
  );
};
