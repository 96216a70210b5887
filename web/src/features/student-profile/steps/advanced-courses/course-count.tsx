import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { useUnsentCount } from '@/lib/forms/unsent-count';
import { useAnswer, WholeNumber } from '../../fields/form-fields';

type CourseCountProps = {
  name: string;
  label: string;
  hint: string;
  /** The stored count while it follows the courses listed; null when it is typed. */
  counted: string | null;
};

export const CourseCount = ({ counted, ...field }: CourseCountProps) =>
  counted === null ? <WholeNumber {...field} /> : <Counted {...field} count={counted} />;

/** Keeps the form at the count, where typing starts again once the list is empty. */
const Counted = ({ name, label, count }: { name: string; label: string; count: string }) => {
  const { resetField } = useFormContext<Record<string, string>>();
  const { ref } = useAnswer(name);
  const unsent = useUnsentCount();

  useEffect(() => resetField(name, { defaultValue: count }), [resetField, name, count]);

  return (
    <Field
      id={name}
      label={label}
      hint={`Counted from the courses you list below${unsent > 0 ? ', once they’re sent' : ''}.`}
    >
      <Input ref={ref} readOnly value={count} className="border-border bg-sunken tabular-nums" />
    </Field>
  );
};
