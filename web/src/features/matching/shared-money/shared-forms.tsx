import { useId } from 'react';
import { type SharedAid } from '@/api';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { toast } from '@/components/ui/toasts/toast-store';
import { type FormItem, formItems, type FormKind } from '../aid/forms/form-items';
import { type AidWords } from './aid-words';
import { SharedDates, StateAgencies } from './shared-dates';
import { useTickSharedForms } from './use-shared-aid';

type FormsProps = {
  studentId: string;
  firstName: string;
  aid: SharedAid;
  /** A parent may tick; a counselor reads. */
  canFillIn: boolean;
  words: AidWords;
};

/** The forms that open aid, by when, and which are done. */
export const SharedForms = ({ aid, words, ...props }: FormsProps) => {
  const of = formItems(aid);

  return (
    <section aria-labelledby="aid-forms" className="grid gap-3">
      <h2 id="aid-forms" className="text-section">
        {words.formsTitle}
      </h2>
      <p className="max-w-[44em] text-pretty text-muted-foreground">{words.formsWhy(aid.aidYear)}</p>
      <ul className="divide-y rounded-lg border bg-card shadow-card">
        {KINDS.map((kind) => (
          <Form key={kind} kind={kind} items={of(kind)} aid={aid} words={words} {...props} />
        ))}
      </ul>
    </section>
  );
};

/** For families in which someone is not a citizen; folded, so that nobody has to be seen reading it. */
const Status = ({ title, says }: AidWords['status']) => (
  <details className="text-hint">
    <summary className="inline-flex min-h-8 cursor-pointer items-center underline decoration-border underline-offset-4 pointer-coarse:min-h-11">
      {title}
    </summary>
    <div className="grid max-w-[44em] gap-2 py-1 text-pretty">
      {says.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  </details>
);

const KINDS: readonly FormKind[] = ['fafsa', 'state', 'css', 'college'];

type FormProps = FormsProps & { kind: FormKind; items: readonly FormItem[] };

const Form = ({ kind, items, aid, words, ...props }: FormProps) => {
  const id = useId();
  const { title, what } = words.forms[kind];

  return (
    <li aria-labelledby={id} className="grid gap-3 px-4.5 py-4 md:grid-cols-2 md:gap-5">
      <div className="grid content-start gap-1.5">
        <h3 id={id} className="text-title">
          {title}
        </h3>
        <p className="text-pretty">{what}</p>
        {kind === 'fafsa' && <Status {...words.status} />}
        {items.length === 0 ? (
          <p className="text-hint text-muted-foreground">{words.formMissing(props.firstName)}</p>
        ) : (
          <Ticks title={title} items={items} isOne={kind === 'fafsa'} words={words} {...props} />
        )}
      </div>
      {kind === 'fafsa' && <SharedDates dates={aid.fafsaDates} aid={aid} words={words} />}
      {kind === 'state' && (
        <div className="grid content-start gap-2.5">
          <SharedDates dates={aid.stateDates} aid={aid} words={words} />
          {aid.stateDates.length === 0 && <StateAgencies aid={aid} words={words} />}
        </div>
      )}
    </li>
  );
};

type TicksProps = Pick<FormsProps, 'studentId' | 'canFillIn' | 'words'> & {
  title: string;
  items: readonly FormItem[];
  /** One form for all colleges, ticked once. */
  isOne: boolean;
};

const Ticks = ({ studentId, canFillIn, title, items, isOne, words }: TicksProps) => {
  const { tick, ticking } = useTickSharedForms(studentId, () =>
    toast({ tone: 'error', title: words.notChanged }),
  );
  const groups = isOne ? [{ label: words.sent(title), items }] : items.map((item) => one(item, words));

  return (
    <div className="grid gap-2">
      {groups.map(({ label, items: of }) => (
        <div key={of.map(({ id }) => id).join()} className="grid gap-0.5">
          {canFillIn ? (
            <Checkbox checked={isDone(of)} disabled={ticking} onCheckedChange={(done) => tick(of, done)}>
              {label}
            </Checkbox>
          ) : (
            !isOne && <span>{label}</span>
          )}
          <span className="text-hint text-muted-foreground">{standing(of, words)}</span>
        </div>
      ))}
      {isOne && (
        <p className="text-hint text-pretty text-muted-foreground">
          {words.oneForAll(items.map(({ college }) => college))}
        </p>
      )}
    </div>
  );
};

const one = (item: FormItem, words: AidWords) => ({
  label: words.formAt(item.label, item.college),
  items: [item],
});

const isDone = (items: readonly FormItem[]) => items.every(({ doneOn }) => doneOn !== null);

/** The last day it was done on, else the first day it is due. */
const standing = (items: readonly FormItem[], words: AidWords) => {
  const done = items.flatMap(({ doneOn }) => doneOn ?? []).toSorted();
  const lastDone = done.at(-1);
  if (done.length === items.length && lastDone !== undefined) return words.doneOn(lastDone);
  const [due] = items.flatMap(({ dueOn, doneOn }) => (doneOn === null && dueOn ? [dueOn] : [])).toSorted();
  return due === undefined ? words.notDone : words.due(due);
};
