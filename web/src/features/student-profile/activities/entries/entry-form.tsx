import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { AutosaveStatus } from '@/components/ui/forms/autosave-status';
import { Button } from '@/components/ui/basics/button';
import { useRootClass } from '@/lib/hooks/use-root-class';
import { type Stored } from './entry';
import { FormProblems } from '../../fields/form-problems';
import { LeaveQuestion } from '../../flow/leave-question';
import { useLeaveGuard } from '../../flow/use-leave-guard';
import { useRefusal } from '../../flow/use-refusal';
import { useRestoredDraft } from '../../flow/use-restored-draft';

export type FormWork<Entry> = {
  heading: string;
  saveLabel: string;
  draft: string;
  /** Undefined for a new entry. */
  item: Stored | undefined;
  saveOpenForm: RefObject<(() => Promise<boolean>) | null>;
  /** `base` is what the student started from. Returns the entry's id, or null when the student has not decided. Throws when the save fails. */
  save: (entry: Entry, base: Stored | undefined) => Promise<string | null>;
  /** Closes the form. */
  close: (savedId?: string) => void;
};

export type EntryFormProps<Item, Entry> = { item: Item | undefined; work: FormWork<Entry> };

type FrameProps<Values extends FieldValues, Entry> = {
  form: UseFormReturn<Values>;
  work: FormWork<Entry>;
  entryOf: (values: Values) => Entry;
  children: ReactNode;
};

/** Rendered in the list, in the entry's place. */
export const EntryForm = <Values extends FieldValues, Entry>({
  form,
  work,
  entryOf,
  children,
}: FrameProps<Values, Entry>) => {
  const { isDirty, isSubmitting } = form.formState;
  const [started] = useState(work.item);
  const draft = useRestoredDraft(form, work.draft, started ?? null);
  const { refusal, clearRefusal, showRefusal, showUndecided } = useRefusal(form);

  /** The saved id; empty when the save failed. */
  const save = async () => {
    let savedId = '';
    await form.handleSubmit(async (values) => {
      clearRefusal();
      try {
        const id = await work.save(entryOf(values), draft.base ?? undefined);
        if (id === null) showUndecided();
        else {
          savedId = id;
          draft.remove();
        }
      } catch (error) {
        showRefusal(error);
      }
    })();
    return savedId;
  };

  const guard = useLeaveGuard(isDirty && !isSubmitting, async () => (await save()) !== '');

  useRootClass('form-footer');
  const { saveOpenForm } = work;
  useEffect(() => {
    saveOpenForm.current = async () => !isDirty || (await save()) !== '';
    return () => {
      saveOpenForm.current = null;
    };
  });

  const submit = async () => {
    const savedId = !isDirty && work.item !== undefined ? work.item.id : await save();
    if (savedId !== '') work.close(savedId);
  };

  const state = isSubmitting ? 'saving' : refusal !== null ? 'failed' : draft.saved ? 'draft' : 'idle';

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={work.heading}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        className="rounded-[12px] border border-outline px-4 py-5 md:p-6"
      >
        <fieldset disabled={isSubmitting} className="grid min-w-0 gap-7">
          <legend className="sr-only">{work.heading}</legend>
          <div className="grid gap-1">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <h2 className="text-section">{work.heading}</h2>
              <AutosaveStatus state={state} savedAt={null} onRetry={() => void submit()} />
            </div>
            <p className="text-hint text-muted-foreground">* required</p>
          </div>
          <FormProblems form={form} refusal={refusal} />
          {children}
        </fieldset>
        <div className="sticky bottom-(--tab-bar) z-10 -mx-4 mt-7 -mb-5 flex flex-wrap justify-end gap-2 rounded-b-[12px] border-t bg-card px-4 py-3 md:-mx-6 md:-mb-6 md:gap-3 md:px-6">
          <Button
            variant="outline"
            className="max-md:px-3"
            disabled={isSubmitting}
            onClick={() => {
              draft.remove();
              work.close();
            }}
          >
            Cancel
          </Button>
          <Button type="submit" className="max-md:px-3" busy={isSubmitting}>
            {work.saveLabel}
          </Button>
        </div>
      </form>
      <LeaveQuestion guard={guard} dirty={isDirty} />
    </FormProvider>
  );
};
