import { useQuery } from '@tanstack/react-query';
import { listAvailableMajorsOptions } from '@/api/queries/student-profile.gen';
import { Button } from '@/components/ui/basics/button';
import { Combobox } from '@/components/ui/select/combobox';
import { Field } from '@/components/ui/forms/field';
import { useLater } from './use-later';
import { useAnswer } from './form-fields';

export const IntendedMajor = () => {
  const { value, onChange, onBlur, ref, error } = useAnswer('intendedMajor');
  const majors = useQuery(listAvailableMajorsOptions());
  const [synonyms, load] = useLater(() => import('./major-synonyms'));
  const names = majors.data?.map(({ name }) => name) ?? [];
  // A major saved before the list changed stays selectable.
  const known = value === '' || names.includes(value) ? names : [value, ...names];
  const unknown = majors.data && !['', ...names].some((name) => name.toLowerCase() === value.toLowerCase());

  return (
    <Field
      id="intendedMajor"
      label="Intended major"
      hint="Not sure yet? Pick “Undecided”. Plenty of students do."
      error={error}
      className="md:max-w-120"
    >
      <Combobox
        ref={ref}
        onFocusCapture={load}
        onPointerOver={load}
        onBlur={onBlur}
        options={known.map((name) => ({
          value: name,
          label: name,
          alsoKnownAs: synonyms?.otherNamesOf(name) ?? [],
        }))}
        value={value}
        onValueChange={onChange}
        placeholder="Choose a major"
        searchPlaceholder={`Search ${names.length} majors`}
        emptyText={majors.isPending ? 'Loading majors…' : 'No majors match that.'}
        {...(value === '' ? {} : { clearLabel: 'No answer' })}
      />
      {unknown && (
        <p className="text-hint text-muted-foreground">
          This major isn’t on our list, so your matches treat it as undecided.
        </p>
      )}
      {majors.isError && (
        <p role="alert" className="flex flex-wrap items-center gap-x-2 text-hint text-destructive">
          We couldn’t load the majors.
          <Button variant="outline" size="sm" busy={majors.isFetching} onClick={() => void majors.refetch()}>
            Retry
          </Button>
        </p>
      )}
    </Field>
  );
};
