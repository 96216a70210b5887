import { useEffect, useMemo, useState } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { readDraft, useDraft } from '@/lib/forms/draft';
import { isSame } from '../saving/change';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A draft has what was typed, what the form showed before, and the stored answers the student started from. */
type Draft<Base> = { values: Record<string, unknown>; shown: Record<string, unknown>; base: Base };

const isDraft = <Base>(value: unknown): value is Draft<Base> =>
  isRecord(value) && isRecord(value['values']) && isRecord(value['shown']) && 'base' in value;

/** The fields that were typed in, where the types still match; others follow what is stored now. */
const typedIn = ({ values, shown }: Draft<unknown>, current: Readonly<Record<string, unknown>>) =>
  Object.entries(values).filter(
    ([field, value]) =>
      !isSame(value, shown[field]) &&
      typeof current[field] === typeof value &&
      Array.isArray(current[field]) === Array.isArray(value),
  );

/**
 * Restores unsaved values and keeps saving a draft while the student types. `base`: the stored answers that a new draft starts from;
 * a restored draft has its own.
 */
export const useRestoredDraft = <Values extends FieldValues, Base>(
  form: UseFormReturn<Values>,
  name: string,
  base: Base,
) => {
  const { control, reset, getValues, formState } = form;
  const values = useWatch({ control });
  const { defaultValues: shown } = formState;
  const [restored] = useState(() => {
    const draft = readDraft(name);
    return isDraft<Base>(draft) ? draft : null;
  });
  const start = restored ? restored.base : base;

  useEffect(() => {
    if (!restored) return;
    const current = getValues();
    const typed = Object.fromEntries(typedIn(restored, current));
    reset({ ...current, ...typed }, { keepDefaultValues: true });
  }, [restored, reset, getValues]);

  const draft = useMemo(() => ({ values, shown, base: start }), [values, shown, start]);
  return { ...useDraft(name, draft, formState.isDirty), base: start };
};
