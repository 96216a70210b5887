import { Combobox } from '@/components/ui/select/combobox';
import { Field } from '@/components/ui/forms/field';
import { useAnswer } from './form-fields';
import { usStates } from '@/lib/words/us-states';

type StateFieldProps = { name: string; label: string; hint?: string; className?: string };

export const StateField = ({ name, ...field }: StateFieldProps) => {
  const { value, onChange, error, ref, onBlur } = useAnswer(name);

  return (
    <Field id={name} error={error} {...field}>
      <Combobox
        ref={ref}
        onBlur={onBlur}
        options={usStates}
        value={value}
        onValueChange={onChange}
        placeholder="Choose a state or territory"
        searchPlaceholder="Search states and territories"
        emptyText="No states match that."
        {...(value === '' ? {} : { clearLabel: 'No answer' })}
      />
    </Field>
  );
};
