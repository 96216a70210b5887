import { Plus, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/basics/button';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { Select } from '@/components/ui/select/select';
import { type AidLine } from '@/api';
import { KIND_WORDS } from '../money-words';
import { Amount, type FormPart } from './cost-fields';
import { emptyLine, isGift, type LineForm } from './letter';
import { lineId } from './letter-problems';

const MOST_LINES = 30;

export const AidFields = ({ form, onChange, problemOf }: FormPart) => {
  const setLine = (line: LineForm) =>
    onChange({ ...form, aid: form.aid.map((other) => (other.key === line.key ? line : other)) });
  const nextKey = Math.max(-1, ...form.aid.map(({ key }) => key)) + 1;

  return (
    <fieldset className="grid gap-3.5">
      <legend className="mb-2 text-title font-semibold">What the letter offers</legend>
      <p className="text-hint text-pretty text-muted-foreground">
        One line for each grant, scholarship, job or loan, for one year.
      </p>
      {form.aid.map((line, place) => (
        <LineFields
          key={line.key}
          line={line}
          place={place + 1}
          problemOf={problemOf}
          onChange={setLine}
          onRemove={() => onChange({ ...form, aid: form.aid.filter(({ key }) => key !== line.key) })}
        />
      ))}
      {form.aid.length < MOST_LINES && (
        <Button
          variant="outline"
          className="justify-self-start"
          icon={<Plus className="size-[1em]" />}
          onClick={() => onChange({ ...form, aid: [...form.aid, emptyLine(nextKey)] })}
        >
          Add a line
        </Button>
      )}
    </fieldset>
  );
};

const KINDS = Object.entries(KIND_WORDS).map(([value, label]) => ({ value, label }));
const RENEWALS = [
  { value: 'yes', label: 'Yes, each year' },
  { value: 'no', label: 'No, once' },
  { value: 'not-said', label: 'It doesn’t say' },
];
const YEARS = [2, 3, 4, 5, 6].map((years) => ({ value: String(years), label: `${years} years` }));

const isKind = (value: string): value is AidLine['kind'] => value in KIND_WORDS;
const isRenewal = (value: string): value is AidLine['renews'] =>
  RENEWALS.some((renewal) => renewal.value === value);

type LineFieldsProps = Pick<FormPart, 'problemOf'> & {
  line: LineForm;
  place: number;
  onChange: (line: LineForm) => void;
  onRemove: () => void;
};

const LineFields = ({ line, place, problemOf, onChange, onRemove }: LineFieldsProps) => (
  <fieldset className="grid gap-3 rounded-md border p-3.5">
    <legend className="sr-only">Line {place}</legend>
    <div className="grid gap-3 md:grid-cols-[2fr_2fr_1fr]">
      <Field
        id={lineId(line.key, 'name')}
        label="Name in the letter"
        error={problemOf(lineId(line.key, 'name'))}
      >
        <Input
          autoComplete="off"
          value={line.name}
          onChange={(event) => onChange({ ...line, name: event.target.value })}
        />
      </Field>
      <Field id={lineId(line.key, 'kind')} label="What it is" error={problemOf(lineId(line.key, 'kind'))}>
        <Select
          options={KINDS}
          value={line.kind}
          placeholder="Choose one"
          onValueChange={(kind) => isKind(kind) && onChange({ ...line, kind })}
        />
      </Field>
      <Amount
        id={lineId(line.key, 'amount')}
        label="For one year"
        value={line.amount}
        error={problemOf(lineId(line.key, 'amount'))}
        onChange={(amount) => onChange({ ...line, amount })}
      />
    </div>
    {isGift(line) && <RenewalFields line={line} problemOf={problemOf} onChange={onChange} />}
    <Button
      variant="ghost"
      aria-label={`Remove ${line.name.trim() || `line ${place}`}`}
      icon={<Trash2 className="size-[1em]" />}
      className="-ml-4 justify-self-start"
      onClick={onRemove}
    >
      Remove
    </Button>
  </fieldset>
);

/** Loans and jobs are asked for anew each year; of a gift the letter should say if it comes back. */
const RenewalFields = ({
  line,
  problemOf,
  onChange,
}: Pick<LineFieldsProps, 'line' | 'problemOf' | 'onChange'>) => (
  <div className="grid gap-3 md:grid-cols-[1fr_1fr_2fr]">
    <Field label="Do you get it again?">
      <Select
        options={RENEWALS}
        value={line.renews}
        placeholder="Choose one"
        onValueChange={(renews) => isRenewal(renews) && onChange({ ...line, renews })}
      />
    </Field>
    {line.renews === 'yes' && (
      <>
        <Field label="For how many years in all?">
          <Select
            options={YEARS}
            value={line.years}
            placeholder="It doesn’t say"
            clearLabel="It doesn’t say"
            onValueChange={(years) => onChange({ ...line, years })}
          />
        </Field>
        <Field
          id={lineId(line.key, 'condition')}
          label="What keeps it"
          optional
          error={problemOf(lineId(line.key, 'condition'))}
        >
          <Input
            autoComplete="off"
            placeholder="Such as a 3.0 GPA"
            value={line.condition}
            onChange={(event) => onChange({ ...line, condition: event.target.value })}
          />
        </Field>
      </>
    )}
  </div>
);
