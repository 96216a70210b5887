import { type ReactNode } from 'react';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/select/select';
import { type FilterPartProps } from './filter-props';
import { type SingleName } from '../filters';

type FilterFigureProps = Pick<FilterPartProps, 'filters' | 'onChange'> & {
  name: SingleName;
  label: string;
  /** Shown once a limit is set: which other colleges it hides. */
  leavesOut?: ReactNode;
  any: string;
  steps: readonly number[];
  words: (figure: number) => string;
};

/** Round steps, plus the value from the URL. */
export const FilterFigure = ({
  name,
  label,
  leavesOut,
  any,
  steps,
  words,
  filters,
  onChange,
}: FilterFigureProps) => {
  const chosen = filters[name] === '' ? null : Number(filters[name]);
  const all =
    chosen === null || steps.includes(chosen) ? steps : [...steps, chosen].toSorted((a, b) => a - b);

  return (
    <Field label={label} hint={chosen === null ? undefined : leavesOut}>
      <Select
        options={all.map((step) => ({ value: String(step), label: words(step) }))}
        value={chosen === null ? '' : String(chosen)}
        onValueChange={(value) => onChange({ [name]: value })}
        placeholder={any}
        clearLabel={any}
      />
    </Field>
  );
};
