import { Checkbox } from '@/components/ui/forms/checkbox';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { COST_KINDS, type LetterForm } from './letter';
import { costId } from './letter-problems';
import { type LetterWords } from './letter-words';

export type FormPart = {
  form: LetterForm;
  onChange: (form: LetterForm) => void;
  problemOf: (fieldId: string) => string | undefined;
  words: LetterWords;
};

const INSIDE = [
  { kind: 'fees', label: 'feesInside' },
  { kind: 'food', label: 'foodInside' },
] as const;

export const CostFields = ({ form, onChange, problemOf, words }: FormPart) => (
  <fieldset className="grid gap-3.5">
    <legend className="mb-2 text-title font-semibold">{words.costsTitle}</legend>
    <p className="text-hint text-pretty text-muted-foreground">{words.costsLead}</p>
    <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {COST_KINDS.map((kind) => (
        <Amount
          key={kind}
          id={costId(kind)}
          label={words.costs[kind]}
          value={form.costs[kind]}
          error={problemOf(costId(kind))}
          onChange={(typed) => onChange({ ...form, costs: { ...form.costs, [kind]: typed } })}
        />
      ))}
      <Amount
        id={costId('total')}
        label={words.total}
        value={form.totalCost}
        error={problemOf(costId('total'))}
        onChange={(totalCost) => onChange({ ...form, totalCost })}
      />
    </div>
    <div className="flex flex-wrap gap-x-6 gap-y-1">
      {INSIDE.map(({ kind, label }) => (
        <Checkbox
          key={kind}
          checked={form.inside.includes(kind)}
          onCheckedChange={(isInside) =>
            onChange({
              ...form,
              inside: isInside ? [...form.inside, kind] : form.inside.filter((other) => other !== kind),
            })
          }
        >
          {words[label]}
        </Checkbox>
      ))}
    </div>
  </fieldset>
);

type AmountProps = {
  id: string;
  label: string;
  hint?: string;
  value: string;
  error: string | undefined;
  onChange: (typed: string) => void;
};

/** Dollars a year. */
export const Amount = ({ id, label, hint, value, error, onChange }: AmountProps) => (
  <Field id={id} label={label} hint={hint} error={error}>
    <Input
      inputMode="decimal"
      autoComplete="off"
      placeholder="$"
      className="tabular-nums"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </Field>
);
