import { useState } from 'react';
import { type AidLetter } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { ErrorSummary, type Problem } from '@/components/ui/forms/error-summary';
import { FormError } from '@/components/ui/forms/form-error';
import { toast } from '@/components/ui/toasts/toast-store';
import { AidFields } from './aid-fields';
import { Amount, CostFields } from './cost-fields';
import { formOf, letterOf } from './letter';
import { costId, problemsIn } from './letter-problems';
import { type LetterWords } from './letter-words';

type LetterFormProps = {
  stored: AidLetter | null;
  words: LetterWords;
  save: (letter: AidLetter) => Promise<unknown>;
  saving: boolean;
  /** Why it could not be saved; null where nothing better is known. */
  refusalOf: (error: unknown) => string | null | undefined;
  onSaved: () => void;
};

/** What the letter says, copied line by line. */
export const LetterForm = ({ stored, words, save, saving, refusalOf, onSaved }: LetterFormProps) => {
  const [form, setForm] = useState(() => formOf(stored));
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
    toast({ title: words.saved });
    onSaved();
  };
  const part = { form, onChange: setForm, problemOf, words };

  return (
    <form
      noValidate
      className="grid gap-6 rounded-lg border bg-card p-4.5 shadow-card"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
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
            onChange={(statedNetPrice) => setForm({ ...form, statedNetPrice })}
          />
        </div>
      </fieldset>
      {failure !== null && !saving && <FormError attempt={attempt}>{failure}</FormError>}
      <Button type="submit" busy={saving} className="justify-self-start">
        {words.save}
      </Button>
    </form>
  );
};
