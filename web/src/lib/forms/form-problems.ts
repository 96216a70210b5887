import { type FieldErrors, type FieldValues } from 'react-hook-form';

/** A form's errors for the ErrorSummary. A field's id is its name; in a list of rows, such as `entries.1.gradYear`. */
export const formProblems = <Values extends FieldValues>(errors: FieldErrors<Values>) =>
  problemsIn(errors, '');

const problemsIn = (errors: object, within: string): { fieldId: string; message: string }[] =>
  Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    const fieldId = `${within}${name}`;
    if (Array.isArray(error))
      return error.flatMap((row: unknown, index) =>
        isObject(row) ? problemsIn(row, `${fieldId}.${index}.`) : [],
      );
    return isObject(error) && 'message' in error && typeof error.message === 'string' && error.message !== ''
      ? [{ fieldId, message: error.message }]
      : [];
  });

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
