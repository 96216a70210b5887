import { type FieldValues, type UseFormReturn } from 'react-hook-form';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { FormError } from '@/components/ui/forms/form-error';
import { formProblems } from '@/lib/forms/form-problems';

type FormProblemsProps<Values extends FieldValues> = { form: UseFormReturn<Values>; refusal: string | null };

/** Problems in the order of the fields. */
export const FormProblems = <Values extends FieldValues>({ form, refusal }: FormProblemsProps<Values>) => {
  const { errors, submitCount } = form.formState;
  const order = Object.keys(form.getValues());
  const problems = formProblems(errors).toSorted(
    (a, b) => order.indexOf(a.fieldId) - order.indexOf(b.fieldId),
  );

  return (
    <>
      <ErrorSummary problems={problems} attempt={submitCount} />
      {refusal !== null && problems.length === 0 && <FormError attempt={submitCount}>{refusal}</FormError>}
    </>
  );
};
