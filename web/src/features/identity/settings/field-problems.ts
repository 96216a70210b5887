import { type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { fieldProblemsOf } from '@/lib/api/api-error';

/** Shows the server's validation messages at their fields; `problemsOf` words them in another language. */
export const showFieldProblems = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  problemsOf: typeof fieldProblemsOf = fieldProblemsOf,
) => {
  for (const { path, message } of problemsOf(error))
    if (path in form.getValues()) form.setError(path as Path<Values>, { message });
};
