import { useCallback, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { type Advanced } from '../advanced';
import { addButtonOf, editButtonOf, type OpenRow, readRow, rowText } from './open-row';

export type RowFormHandle = {
  /** Every required answer is there. */
  isComplete: () => boolean;
  /** Resolves to false when something is missing or the save fails. */
  save: () => Promise<boolean>;
};

export type Rows = ReturnType<typeof useOpenRow>;

/** One row form of the step is open at a time. */
export const useOpenRow = ({ control, setValue }: UseFormReturn<Advanced>) => {
  const typed = readRow(useWatch({ control, name: 'openRow' }));
  const [opened, setOpened] = useState<OpenRow | null>(null);
  const [focus, setFocus] = useState<{ on: string } | null>(null);
  const form = useRef<RowFormHandle | null>(null);

  useEffect(() => {
    if (focus) document.getElementById(focus.on)?.focus();
  }, [focus]);

  /** `values` is null while nothing differs from what is stored. */
  const note = useCallback(
    (row: OpenRow, values: object | null, base: object | null) =>
      setValue('openRow', values === null ? '' : rowText(row, values, base), { shouldDirty: true }),
    [setValue],
  );

  return {
    open: typed ?? opened,
    typed: typed?.values,
    /** What the typed row started from, unless it starts now. */
    startedFrom: <Base extends object | null>(now: Base) => (typed ? (typed.base as Base) : now),
    form,
    note,
    /** Saves an open row first. */
    start: async (row: OpenRow, firstField: string) => {
      if (typed && form.current && !(await form.current.save())) return;
      setOpened(row);
      setFocus({ on: firstField });
    },
    close: ({ list, id }: OpenRow) => {
      setOpened(null);
      setValue('openRow', '', { shouldDirty: true });
      setFocus({ on: id === null ? addButtonOf(list) : editButtonOf(id) });
    },
    focusOn: (id: string) => setFocus({ on: id }),
    /** Throws when a complete row can’t be saved. An incomplete one is left out. */
    saveComplete: async () => {
      if (typed && form.current?.isComplete() && !(await form.current.save()))
        throw new Error('The open course was not saved.');
    },
  };
};
