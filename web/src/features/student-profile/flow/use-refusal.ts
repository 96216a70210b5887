import { useState } from 'react';
import { type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { fieldProblemsOf, limitMessageOf } from '@/lib/api/api-error';

const refusalFor = (limit: string | undefined) =>
  limit === undefined
    ? 'We couldn’t save this. Your answers are still here. Try again.'
    : `${limit} Your answers are still here.`;

const UNDECIDED =
  'Not saved yet: you changed this in two places. Your answers are still here. Save again to choose.';

/** Shows the server's refusal at its field, such as `entries.1.gradYear`, if the form has it, otherwise above the form. */
export const useRefusal = <Values extends FieldValues>(form: UseFormReturn<Values>) => {
  const [refusal, setRefusal] = useState<string | null>(null);

  return {
    refusal,
    showUndecided: () => setRefusal(UNDECIDED),
    clearRefusal: () => setRefusal(null),
    showRefusal: (error: unknown) => {
      const shown = fieldProblemsOf(error).filter(
        ({ path }) => (path.split('.')[0] ?? '') in form.getValues(),
      );
      for (const { path, message } of shown) form.setError(path as Path<Values>, { message });
      if (shown.length === 0) setRefusal(refusalFor(limitMessageOf(error)));
    },
  };
};
