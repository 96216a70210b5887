import { useState } from 'react';
import { type ParentInputs } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { Field } from '@/components/ui/forms/field';
import { FormError } from '@/components/ui/forms/form-error';
import { Input } from '@/components/ui/forms/input';
import { Select } from '@/components/ui/select/select';
import { toast } from '@/components/ui/toasts/toast-store';
import { choicesFrom, chosenOf } from '@/lib/words/choices';
import { type InputsForm, inputsFormOf, mostIn } from './inputs-form';
import { useSaveInputs } from './use-money';
import { type Words } from './words';

type OwnInputsProps = { studentId: string; firstName: string; own: ParentInputs; words: Words };

/** What a parent enters for a price of their own. It stays in the fields until it is saved. */
export const OwnInputs = ({ studentId, firstName, own, words }: OwnInputsProps) => (
  <section aria-labelledby="own" className="grid gap-4 rounded-lg border bg-card p-4.5 shadow-card md:p-6">
    <div className="grid gap-1.5">
      <h2 id="own" className="text-section">
        {words.own}
      </h2>
      <p className="max-w-[44em] text-pretty text-muted-foreground">{words.ownWhy(firstName)}</p>
    </div>
    <InputsFields studentId={studentId} own={own} words={words} />
    <ShowResult studentId={studentId} firstName={firstName} own={own} words={words} />
  </section>
);

const InputsFields = ({ studentId, own, words }: Omit<OwnInputsProps, 'firstName'>) => {
  const [form, setForm] = useState(() => inputsFormOf(own));
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const save = useSaveInputs(studentId);
  const incomes = choicesFrom(words.incomes);
  const change = (changes: Partial<InputsForm>) => setForm({ ...form, ...changes });

  const send = () => {
    const mostAYear = mostIn(form.most);
    setProblem(mostAYear === undefined ? words.mostProblem : undefined);
    setAttempt(attempt + 1);
    if (mostAYear === undefined) return;
    save.mutate(
      { path: { studentId }, body: { ...own, incomeRange: chosenOf(incomes, form.income), mostAYear } },
      { onSuccess: () => toast({ title: words.saved }) },
    );
  };

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <fieldset disabled={save.isPending} className="grid items-start gap-4 md:grid-cols-2 lg:grid-cols-1">
        <legend className="sr-only">{words.own}</legend>
        <Field label={words.income} hint={words.incomeHint}>
          <Select
            options={incomes}
            value={form.income}
            placeholder={words.incomeNone}
            clearLabel={words.incomeClear}
            onValueChange={(income) => change({ income })}
          />
        </Field>
        <Field label={words.most} hint={words.mostHint} error={problem}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            placeholder="$"
            className="tabular-nums"
            value={form.most}
            onChange={(event) => change({ most: event.target.value })}
          />
        </Field>
      </fieldset>
      {save.isError && <FormError attempt={attempt}>{words.notSaved}</FormError>}
      <Button type="submit" busy={save.isPending} className="justify-self-start">
        {words.save}
      </Button>
    </form>
  );
};

/** Whether the student sees the prices that follow from what is saved. */
const ShowResult = ({ studentId, firstName, own, words }: OwnInputsProps) => {
  const save = useSaveInputs(studentId);
  const hasIncome = own.incomeRange !== null && own.incomeRange !== 'prefer not to answer';

  return (
    <div className="grid gap-1 border-t pt-4">
      <Checkbox
        checked={own.showsResult}
        disabled={save.isPending || (!hasIncome && !own.showsResult)}
        onCheckedChange={(showsResult) =>
          save.mutate(
            { path: { studentId }, body: { ...own, showsResult } },
            { onError: () => toast({ tone: 'error', title: words.notShown }) },
          )
        }
      >
        {words.show(firstName)}
      </Checkbox>
      <p className="max-w-[44em] text-hint text-pretty text-muted-foreground">
        {hasIncome ? words.showWhy(firstName) : words.showNeedsIncome}
      </p>
    </div>
  );
};
