import { Plus, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/basics/button';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { Select } from '@/components/ui/select/select';
import { choicesFrom, chosenOf } from '@/lib/words/choices';
import { Amount, type FormPart } from './cost-fields';
import { emptyLine, isGift, type LineForm } from './letter';
import { lineId } from './letter-problems';

const MOST_LINES = 30;

export const AidFields = ({ form, onChange, problemOf, words }: FormPart) => {
  const setLine = (line: LineForm) =>
    onChange({ ...form, aid: form.aid.map((other) => (other.key === line.key ? line : other)) });
  const nextKey = Math.max(-1, ...form.aid.map(({ key }) => key)) + 1;

  return (
    <fieldset className="grid gap-3.5">
      <legend className="mb-2 text-title font-semibold">{words.aidTitle}</legend>
      <p className="text-hint text-pretty text-muted-foreground">{words.aidLead}</p>
      {form.aid.map((line, place) => (
        <LineFields
          key={line.key}
          line={line}
          place={place + 1}
          problemOf={problemOf}
          words={words}
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
          {words.addLine}
        </Button>
      )}
    </fieldset>
  );
};

const YEARS = [2, 3, 4, 5, 6];

type LineFieldsProps = Pick<FormPart, 'problemOf' | 'words'> & {
  line: LineForm;
  place: number;
  onChange: (line: LineForm) => void;
  onRemove: () => void;
};

const LineFields = ({ line, place, problemOf, words, onChange, onRemove }: LineFieldsProps) => (
  <fieldset className="grid gap-3 rounded-md border p-3.5">
    <legend className="sr-only">{words.line(place)}</legend>
    <div className="grid gap-3 md:grid-cols-[2fr_2fr_1fr]">
      <Field id={lineId(line.key, 'name')} label={words.name} error={problemOf(lineId(line.key, 'name'))}>
        <Input
          autoComplete="off"
          value={line.name}
          onChange={(event) => onChange({ ...line, name: event.target.value })}
        />
      </Field>
      <Field id={lineId(line.key, 'kind')} label={words.kind} error={problemOf(lineId(line.key, 'kind'))}>
        <Select
          options={choicesFrom(words.kinds)}
          value={line.kind}
          placeholder={words.choose}
          onValueChange={(kind) =>
            onChange({ ...line, kind: chosenOf(choicesFrom(words.kinds), kind) ?? '' })
          }
        />
      </Field>
      <Amount
        id={lineId(line.key, 'amount')}
        label={words.amount}
        value={line.amount}
        error={problemOf(lineId(line.key, 'amount'))}
        onChange={(amount) => onChange({ ...line, amount })}
      />
    </div>
    {isGift(line) && <RenewalFields line={line} problemOf={problemOf} words={words} onChange={onChange} />}
    <Button
      variant="ghost"
      aria-label={words.removeLine(line.name.trim() || words.line(place))}
      icon={<Trash2 className="size-[1em]" />}
      className="-ml-4 justify-self-start"
      onClick={onRemove}
    >
      {words.remove}
    </Button>
  </fieldset>
);

/** Loans and jobs are asked for anew each year; of a gift the letter should say if it comes back. */
const RenewalFields = ({
  line,
  problemOf,
  words,
  onChange,
}: Pick<LineFieldsProps, 'line' | 'problemOf' | 'words' | 'onChange'>) => (
  <div className="grid gap-3 md:grid-cols-[1fr_1fr_2fr]">
    <Field label={words.renews}>
      <Select
        options={choicesFrom(words.renewals)}
        value={line.renews}
        placeholder={words.choose}
        onValueChange={(renews) =>
          onChange({ ...line, renews: chosenOf(choicesFrom(words.renewals), renews) ?? line.renews })
        }
      />
    </Field>
    {line.renews === 'yes' && (
      <>
        <Field label={words.years}>
          <Select
            options={YEARS.map((years) => ({ value: String(years), label: words.yearsOf(years) }))}
            value={line.years}
            placeholder={words.unsaid}
            clearLabel={words.unsaid}
            onValueChange={(years) => onChange({ ...line, years })}
          />
        </Field>
        <Field
          id={lineId(line.key, 'condition')}
          label={words.condition}
          error={problemOf(lineId(line.key, 'condition'))}
        >
          <Input
            autoComplete="off"
            placeholder={words.conditionExample}
            value={line.condition}
            onChange={(event) => onChange({ ...line, condition: event.target.value })}
          />
        </Field>
      </>
    )}
  </div>
);
