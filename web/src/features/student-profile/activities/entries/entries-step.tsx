import { Plus } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { AutosaveStatus } from '@/components/ui/forms/autosave-status';
import { Button } from '@/components/ui/basics/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSkeletonVisible } from '@/lib/hooks/use-skeleton-visible';
import { useUnsentCount } from '@/lib/forms/unsent-count';
import { type Flow } from '../../flow/flow';
import { FooterBar } from '../../flow/step-footer';
import { StepHeading } from '../../flow/step-heading';
import { type EntryCalls, type EntryView, type EntryWords, type Stored } from './entry';
import { EntryCard } from './entry-card';
import { addButtonOf, editButtonOf, headingOf } from './entry-focus';
import { type EntryFormProps } from './entry-form';
import { OneOpenEntry } from './one-open-entry';
import { useFormCode } from './use-form-code';
import { useOpenEntry } from './use-open-entry';
import { useEntries } from './use-entries';

type EntriesProps<Item extends Stored, Entry extends object> = {
  flow: Flow;
  /** Names the list and its draft. */
  draft: string;
  words: EntryWords;
  calls: EntryCalls<Item, Entry>;
  viewOf: (item: Item) => EntryView;
  /** The form of an entry; always the same function. */
  loadForm: () => Promise<ComponentType<EntryFormProps<Item, Entry>>>;
  /** The field that gets focus when the form opens. */
  firstField: string;
};

type EntriesStepProps<Item extends Stored, Entry extends object> = Omit<
  EntriesProps<Item, Entry>,
  'draft'
> & {
  /** A further list below, with its draft. */
  second?: { draft: string; list: ReactNode };
};

/** A step that is a list of entries. */
export const EntriesStep = <Item extends Stored, Entry extends object>({
  second,
  ...list
}: EntriesStepProps<Item, Entry>) => {
  const { flow, words } = list;
  const { key } = useLocation();
  const unsent = useUnsentCount();

  return (
    <div className="group/list -mx-4 border-y bg-card md:mx-0 md:rounded-lg md:border md:shadow-card">
      <div className="grid min-w-0 gap-6 px-4 pt-5 pb-7 md:px-9 md:pt-8">
        <StepHeading
          eyebrow={flow.eyebrow}
          id={headingOf(flow.step)}
          heading={words.heading}
          lead={words.lead}
          status={
            <AutosaveStatus
              state={unsent > 0 ? 'kept' : 'idle'}
              savedAt={flow.savedAt}
              onRetry={() => undefined}
            />
          }
        />
        {/* Starts again at every URL, so a form saved on the way out does not stay open. */}
        <OneOpenEntry key={key} drafts={[flow.step, ...(second ? [second.draft] : [])]}>
          <EntryList {...list} draft={flow.step} />
          {second?.list}
        </OneOpenEntry>
      </div>
      {/* Not sticky while an entry is being edited, so that entry’s own buttons stay visible. */}
      <FooterBar back={flow.back} className="group-has-[form]/list:static">
        <Button asChild variant="outline">
          <Link to={flow.next}>{flow.last ? 'Finish' : 'Continue'}</Link>
        </Button>
      </FooterBar>
    </div>
  );
};

/** One of the lists: its entries, with a form in place of the one being edited. */
export const EntryList = <Item extends Stored, Entry extends object>(props: EntriesProps<Item, Entry>) => {
  const { words, calls } = props;
  const { data, isError, isFetching, isPending, refetch } = calls.list;
  const waiting = useSkeletonVisible(isPending);

  if (waiting) return <ListSkeleton heading={words.heading} />;
  if (data) return <Entries {...props} items={data} />;
  return (
    isError && (
      <ErrorState title="We couldn’t load this list" onRetry={() => void refetch()} retrying={isFetching}>
        Everything you saved is safe. Try again in a moment.
      </ErrorState>
    )
  );
};

const Entries = <Item extends Stored, Entry extends object>({
  flow,
  draft,
  words,
  calls,
  viewOf,
  loadForm,
  firstField,
  items,
}: EntriesProps<Item, Entry> & { items: readonly Item[] }) => {
  const { save, remove, question } = useEntries(calls, words);
  const { open, saveOpenForm, edit, close } = useOpenEntry(draft);
  const [stayed, setStayed] = useState<string | null>(null);
  const { Form, ready } = useFormCode(loadForm);
  const edited = items.find(({ id }) => id === open?.id);

  const formOf = (item: Item | undefined) =>
    Form ? (
      <Form
        item={item}
        work={{
          heading: item ? `Edit ${viewOf(item).title}` : words.add,
          saveLabel: item ? 'Save changes' : words.add,
          draft,
          item,
          saveOpenForm,
          save: async (entry, base) => {
            const id = await save(base, entry);
            if (id !== null) flow.noteSaved();
            return id;
          },
          close: (savedId = item?.id) =>
            close(savedId === undefined ? addButtonOf(draft) : editButtonOf(savedId)),
        }}
      />
    ) : (
      <Skeleton className="h-60 rounded-[12px]" />
    );

  const openForm = async (id: string | null) => {
    if (await ready()) await edit(id, firstField);
  };

  const removeEntry = async (item: Item) => {
    document.getElementById(headingOf(draft))?.focus({ preventScroll: true }); // the pressed button is gone
    setStayed(null);
    if (!(await remove(item, viewOf(item).title))) setStayed(item.id);
  };

  const addButton = (
    <Button
      id={addButtonOf(draft)}
      icon={<Plus aria-hidden className="size-[1em]" />}
      onClick={() => void openForm(null)}
    >
      {words.add}
    </Button>
  );

  return (
    <>
      {items.length > 0 && (
        <ul aria-label={words.heading} className="grid gap-3">
          {items.map((item) => (
            <li key={item.id} className="min-w-0">
              {item === edited ? (
                formOf(item)
              ) : (
                <EntryCard
                  id={item.id}
                  view={viewOf(item)}
                  nested={draft !== flow.step}
                  stayed={stayed === item.id}
                  onEdit={() => void openForm(item.id)}
                  onDelete={() => void removeEntry(item)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {open && !edited ? (
        formOf(undefined)
      ) : items.length === 0 ? (
        <EmptyState title={words.empty.title} action={addButton}>
          {words.empty.sentence}
        </EmptyState>
      ) : (
        <div>{addButton}</div>
      )}
      {question}
    </>
  );
};

const ListSkeleton = ({ heading }: { heading: string }) => (
  <div className="grid gap-3">
    <p role="status" className="sr-only">
      Fetching {heading.toLowerCase()}
    </p>
    <Skeleton className="h-24 rounded-[12px]" />
    <Skeleton className="h-24 rounded-[12px]" />
  </div>
);
