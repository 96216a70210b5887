import { type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { fieldProblemsOf } from '@/lib/api/api-error';

/** Shows the server's validation messages at their fields. */
export const showFieldProblems = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
) => {
  for (const { path, message } of fieldProblemsOf(error))
    if (path in form.getValues()) form.setError(path as Path<Values>, { message });
};
