import { useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { onOtherTab } from '@/lib/api/other-tabs';
import { isSame } from '../saving/change';

type StepFormOptions<Values extends FieldValues> = {
  /** The stored answers, as the form shows them. */
  stored: Values;
  resolver?: Resolver<Values>;
};

/** The form of a step. Fields nobody typed in follow what another tab saves; what was typed stays. */
export const useStepForm = <Values extends FieldValues>({ stored, resolver }: StepFormOptions<Values>) => {
  const form = useForm<Values>({
    ...(resolver ? { resolver } : {}),
    shouldFocusError: false, // the summary takes the focus
    defaultValues: stored as DefaultValues<Values>,
  });
  const shown = useRef(stored);
  const told = useRef(false);

  useEffect(() => {
    const stop = onOtherTab(() => {
      told.current = true;
    });
    return () => void stop();
  }, []);

  useEffect(() => {
    const values = form.getValues();
    const changed = Object.keys(stored).filter((field) => !isSame(stored[field], shown.current[field]));
    const untouched = changed.filter((field) => isSame(values[field], shown.current[field]));
    const agreeing = changed.filter((field) => isSame(values[field], stored[field]));
    shown.current = stored;
    for (const field of [...untouched, ...agreeing])
      form.resetField(field as Path<Values>, {
        defaultValue: stored[field] as PathValue<Values, Path<Values>>,
      });
    if (changed.length === 0 || !told.current) return;
    told.current = false;
    if (untouched.length > 0)
      void import('../saving/refreshed-toast').then(({ showRefreshed }) => showRefreshed(untouched));
  });

  return form;
};
