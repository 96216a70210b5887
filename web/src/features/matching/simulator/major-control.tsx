import { useQuery } from '@tanstack/react-query';
import { type StudentFacts } from '#engine';
import { listAvailableMajorsOptions } from '@/api/queries/student-profile.gen';
import { Field } from '@/components/ui/forms/field';
import { Combobox } from '@/components/ui/select/combobox';

type Major = Pick<StudentFacts, 'cipFamily' | 'majorCip4'>;

type MajorControlProps = {
  /** Empty: the one in the profile. */
  value: string;
  stored: Major;
  onChoose: (name: string, major: Major) => void;
};

/** Some majors are harder to get into than their college. */
export const MajorControl = ({ value, stored, onChoose }: MajorControlProps) => {
  const majors = useQuery(listAvailableMajorsOptions());

  const choose = (name: string) => {
    const major = majors.data?.find((each) => each.name === name);
    if (!major) {
      onChoose('', { cipFamily: stored.cipFamily, majorCip4: stored.majorCip4 });
      return;
    }
    onChoose(name, { cipFamily: major.cipFamily, majorCip4: major.cip4?.replace('.', '') ?? null });
  };

  return (
    <Field label="Major" hint="Some majors are harder to get into than the college itself.">
      <Combobox
        options={majors.data?.map(({ name }) => ({ value: name, label: name })) ?? []}
        value={value}
        onValueChange={choose}
        placeholder="As in my profile"
        searchPlaceholder="Search majors"
        emptyText={majors.isPending ? 'Loading majors…' : 'No majors match that.'}
        {...(value === '' ? {} : { clearLabel: 'As in my profile' })}
      />
    </Field>
  );
};
