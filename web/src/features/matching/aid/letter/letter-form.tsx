import { useState } from 'react';
import { type AidOffer } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { ErrorSummary, type Problem } from '@/components/ui/forms/error-summary';
import { FormError } from '@/components/ui/forms/form-error';
import { toast } from '@/components/ui/toasts/toast-store';
import { userMessageOf } from '@/lib/api/api-error';
import { AidFields } from './aid-fields';
import { Amount, CostFields } from './cost-fields';
import { formOf, letterOf } from './letter';
import { costId, problemsIn } from './letter-problems';
import { useSaveOffer } from './use-save-offer';

type LetterFormProps = { applicationId: string; stored: AidOffer | null; onSaved: () => void };

const NOT_SAVED = 'We couldn’t save this. What you entered is still here. Try again.';

/** What the letter says, copied line by line. */
const LetterForm = ({ applicationId, stored, onSaved }: LetterFormProps) => {
  const [form, setForm] = useState(() => formOf(stored));
  const [problems, setProblems] = useState<Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const { save, saving } = useSaveOffer(applicationId, stored);
  const problemOf = (fieldId: string) => problems.find((problem) => problem.fieldId === fieldId)?.message;

  const send = async () => {
    const found = problemsIn(form);
    setProblems(found);
    setAttempt(attempt + 1);
    setFailure(null);
    if (found.length > 0) return;
    try {
      await save(letterOf(form, stored?.answers ?? {}));
    } catch (error) {
      setFailure(userMessageOf(error) ?? NOT_SAVED);
      return;
    }
    toast({ title: 'Offer saved' });
    onSaved();
  };
  const part = { form, onChange: setForm, problemOf };

  return (
    <form
      noValidate
      className="grid gap-6 rounded-lg border bg-card p-4.5 shadow-card"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <ErrorSummary problems={problems} attempt={attempt} />
      <fieldset disabled={saving} className="grid min-w-0 gap-7">
        <legend className="sr-only">The letter</legend>
        <CostFields {...part} />
        <AidFields {...part} />
        <div className="max-w-90">
          <Amount
            id={costId('net')}
            label="What the letter says you pay"
            hint="It may say “net price”, “net cost” or “balance”. Leave it empty if there is none."
            value={form.statedNetPrice}
            error={problemOf(costId('net'))}
            onChange={(statedNetPrice) => setForm({ ...form, statedNetPrice })}
          />
        </div>
      </fieldset>
      {failure !== null && !saving && <FormError attempt={attempt}>{failure}</FormError>}
      <Button type="submit" busy={saving} className="justify-self-start">
        Save offer
      </Button>
    </form>
  );
};

export default LetterForm;
