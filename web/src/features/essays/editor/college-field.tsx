import { useQuery } from '@tanstack/react-query';
import { listApplicationsOptions } from '@/api/queries/applications.gen';
import { listSavedCollegesOptions } from '@/api/queries/matching.gen';
import { Field } from '@/components/ui/forms/field';
import { Combobox } from '@/components/ui/select/combobox';

type CollegeFieldProps = { collegeId: number | null; onCollege: (collegeId: number | null) => void };

/** One of the colleges on the student's list. One that has left the list stays until another is chosen. */
export const CollegeField = ({ collegeId, onCollege }: CollegeFieldProps) => {
  const { data: list = [] } = useQuery(listSavedCollegesOptions());
  const { data: applications = [] } = useQuery(listApplicationsOptions());
  const applied = applications.find(({ college }) => college.id === collegeId)?.college.shortName;
  const options = list.map(({ college }) => ({ value: String(college.id), label: college.shortName }));
  const isListed = collegeId === null || list.some(({ college }) => college.id === collegeId);
  const earlier = { value: String(collegeId), label: applied ?? 'A college that left your list' };

  return (
    <Field
      label="Which college is this for?"
      optional
      hint={
        list.length === 0
          ? 'Colleges you save to your list appear here.'
          : 'We’ll check that no other college’s name slipped in.'
      }
    >
      <Combobox
        options={isListed ? options : [earlier, ...options]}
        value={collegeId === null ? '' : String(collegeId)}
        onValueChange={(value) => onCollege(value === '' ? null : Number(value))}
        placeholder="No college in particular"
        clearLabel="No college in particular"
        searchPlaceholder="Search your list"
        emptyText="No college on your list matches that."
      />
    </Field>
  );
};
