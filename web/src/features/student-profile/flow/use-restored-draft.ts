import { useEffect } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { readDraft, useDraft } from '@/lib/forms/draft';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The draft's values for this form's fields, where the types match. */
const fitting = <Values extends FieldValues>(draft: unknown, values: Values): Values =>
  isRecord(draft)
    ? Object.assign(
        {},
        values,
        Object.fromEntries(
          Object.entries(draft).filter(
            ([field, value]) =>
              typeof values[field] === typeof value && Array.isArray(values[field]) === Array.isArray(value),
          ),
        ),
      )
    : values;

/** Restores unsaved values and keeps saving a draft while the student types. */
export const useRestoredDraft = <Values extends FieldValues>(form: UseFormReturn<Values>, name: string) => {
  const { control, reset, getValues } = form;
  const values = useWatch({ control });

  useEffect(() => {
    const draft = readDraft(name);
    if (draft !== undefined) reset(fitting(draft, getValues()), { keepDefaultValues: true });
  }, [name, reset, getValues]);

  return useDraft(name, values, form.formState.isDirty);
};
