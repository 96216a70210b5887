import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { FormProvider, type UseFormReturn, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/basics/button';
import { FormProblems } from '../../fields/form-problems';
import { useRefusal } from '../../flow/use-refusal';
import { type OpenRow } from './open-row';
import { type Rows } from './use-open-row';

type RowFormProps<Values extends Record<string, string>> = {
  rows: Rows;
  row: OpenRow;
  form: UseFormReturn<Values>;
  heading: string;
  saveLabel: string;
  /** What the form starts from without a draft. */
  stored: Values;
  required: readonly (keyof Values & string)[];
  /** What the student started from. */
  base: object | null;
  /** Null when the student has not decided between two answers. Throws when the save fails. */
  save: (values: Values) => Promise<unknown>;
  children: ReactNode;
};

/** A form within the step’s form: HTML does not nest them, so this one is a group that saves on Enter. */
export const RowForm = <Values extends Record<string, string>>({
  rows,
  row,
  form,
  heading,
  saveLabel,
  stored,
  required,
  base,
  save,
  children,
}: RowFormProps<Values>) => {
  const { refusal, clearRefusal, showRefusal, showUndecided } = useRefusal(form);
  const { isSubmitting } = form.formState;
  const { note, form: handle } = rows;
  const { list, id } = row;
  const values = JSON.stringify(useWatch({ control: form.control }));
  const before = JSON.stringify(stored);

  useEffect(() => {
    note({ list, id }, values === before ? null : form.getValues(), base);
  }, [note, list, id, values, before, base, form]);

  const submit = async () => {
    let saved = false;
    await form.handleSubmit(async (entered) => {
      clearRefusal();
      try {
        if ((await save(entered)) === null) {
          showUndecided();
          return;
        }
        rows.close(row);
        saved = true;
      } catch (error) {
        showRefusal(error);
      }
    })();
    return saved;
  };

  useEffect(() => {
    handle.current = {
      isComplete: () => required.every((field) => form.getValues()[field]?.trim() !== ''),
      save: submit,
    };
    return () => {
      handle.current = null;
    };
  });

  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault(); // would save the step
    void submit();
  };

  return (
    <FormProvider {...form}>
      <fieldset
        data-row-form
        disabled={isSubmitting}
        onKeyDown={saveOnEnter}
        className="grid min-w-0 gap-6 rounded-[12px] border border-outline px-4 py-5 md:p-6"
      >
        <legend className="sr-only">{heading}</legend>
        <div className="grid gap-1">
          <h3 className="text-title">{heading}</h3>
          <p className="text-hint text-muted-foreground">* required. Without these the course isn’t saved.</p>
        </div>
        <FormProblems form={form} refusal={refusal} />
        {children}
        <div className="flex flex-wrap justify-end gap-2 md:gap-3">
          <Button variant="outline" onClick={() => rows.close(row)}>
            Cancel
          </Button>
          <Button busy={isSubmitting} onClick={() => void submit()}>
            {saveLabel}
          </Button>
        </div>
      </fieldset>
    </FormProvider>
  );
};
