import { type FieldErrors, type FieldValues } from 'react-hook-form';

/** A form's errors for the ErrorSummary. A field's id is its name. */
export const formProblems = <Values extends FieldValues>(errors: FieldErrors<Values>) =>
  Object.entries(errors).flatMap(([fieldId, error]) =>
    typeof error?.message === 'string' && error.message !== '' ? [{ fieldId, message: error.message }] : [],
  );
