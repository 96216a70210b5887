import { useState } from 'react';
import { type AidLetter } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { Notice } from '@/components/ui/feedback/notice';
import { ErrorSummary, type Problem } from '@/components/ui/forms/error-summary';
import { FormError } from '@/components/ui/forms/form-error';
import { toast } from '@/components/ui/toasts/toast-store';
import { AidFields } from './aid-fields';
import { Amount, CostFields } from './cost-fields';
import { letterOf } from './letter';
import { costId, problemsIn } from './letter-problems';
import { type LetterWords } from './letter-words';
import { useLetterDraft } from './use-letter-draft';

type LetterFormProps = {
  /** Whose letter it is, for what is typed and not saved. */
  draftName: string;
  stored: AidLetter | null;
  words: LetterWords;
  save: (letter: AidLetter) => Promise<unknown>;
  saving: boolean;
  /** Why it could not be saved; null where nothing better is known. */
  refusalOf: (error: unknown) => string | null | undefined;
  onSaved: () => void;
};

/** What the letter says, copied line by line. */
export const LetterForm = ({
  draftName,
  stored,
  words,
  save,
  saving,
  refusalOf,
  onSaved,
}: LetterFormProps) => {
  const draft = useLetterDraft(draftName, stored);
  const { form } = draft;
  const [problems, setProblems] = useState<Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const problemOf = (fieldId: string) => problems.find((problem) => problem.fieldId === fieldId)?.message;

  const send = async () => {
    const found = problemsIn(form, words);
    setProblems(found);
    setAttempt(attempt + 1);
    setFailure(null);
    if (found.length > 0) return;
    try {
      await save(letterOf(form, stored?.answers ?? {}));
    } catch (error) {
      setFailure(refusalOf(error) ?? words.notSaved);
      return;
    }
    draft.remove();
    toast({ title: words.saved });
    onSaved();
  };
  const part = { form, onChange: draft.change, problemOf, words };

  return (
    <form
      noValidate
      className="grid gap-6 rounded-lg border bg-card p-4.5 shadow-card"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {draft.isRestored && (
        <Notice>
          <p>{draft.isOverOlder ? words.keptOverOlder : words.kept}</p>
          <Button variant="outline" size="sm" className="mt-2" onClick={draft.discard}>
            {words.discard}
          </Button>
        </Notice>
      )}
      <ErrorSummary problems={problems} attempt={attempt} toFix={words.problems} />
      <fieldset disabled={saving} className="grid min-w-0 gap-7">
        <legend className="sr-only">{words.letter}</legend>
        <CostFields {...part} />
        <AidFields {...part} />
        <div className="max-w-90">
          <Amount
            id={costId('net')}
            label={words.net}
            hint={words.netHint}
            value={form.statedNetPrice}
            error={problemOf(costId('net'))}
            onChange={(statedNetPrice) => draft.change({ ...form, statedNetPrice })}
          />
        </div>
      </fieldset>
      {failure !== null && !saving && <FormError attempt={attempt}>{failure}</FormError>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={saving}>
          {words.save}
        </Button>
        <p role="status" className="text-hint text-muted-foreground">
          {draft.isKept && words.keptHere}
        </p>
      </div>
    </form>
  );
};
