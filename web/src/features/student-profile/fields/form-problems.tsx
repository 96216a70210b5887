import { type FieldValues, type UseFormReturn } from 'react-hook-form';
import { ErrorSummary, type Problem } from '@/components/ui/forms/error-summary';
import { FormError } from '@/components/ui/forms/form-error';
import { formProblems } from '@/lib/forms/form-problems';

type FormProblemsProps<Values extends FieldValues> = { form: UseFormReturn<Values>; refusal: string | null };

/** Problems in the order of the fields. */
export const FormProblems = <Values extends FieldValues>({ form, refusal }: FormProblemsProps<Values>) => {
  const { errors, submitCount } = form.formState;
  const order = Object.keys(form.getValues());
  const placeOf = ({ fieldId }: Problem) => order.indexOf(fieldId.split('.')[0] ?? '');
  const problems = formProblems(errors).toSorted((a, b) => placeOf(a) - placeOf(b));

  return (
    <>
      <ErrorSummary problems={problems} attempt={submitCount} />
      {refusal !== null && problems.length === 0 && <FormError attempt={submitCount}>{refusal}</FormError>}
    </>
  );
};
