import { type FieldErrors, type FieldValues } from 'react-hook-form';

/** What is wrong with a form, in the shape an ErrorSummary takes. A field's id on screen is its name. */
export const formProblems = <Values extends FieldValues>(errors: FieldErrors<Values>) =>
  Object.entries(errors).flatMap(([fieldId, error]) =>
    typeof error?.message === 'string' && error.message !== '' ? [{ fieldId, message: error.message }] : [],
  );
