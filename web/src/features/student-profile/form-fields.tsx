import { type ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { ChipGroup } from '@/components/ui/chip-group';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { OptionCards } from '@/components/ui/option-cards';
import { type Option } from '@/components/ui/select';

type NamedField = { name: string; label: string; hint?: ReactNode };

/** A field's id on screen is its name on the form, so that the error summary finds it. */
export const useAnswer = (name: string) => {
  const { control } = useFormContext<Record<string, string>>();
  const { field, fieldState } = useController({ control, name });
  return { ...field, error: fieldState.error?.message };
};

const useAnswers = (name: string) => {
  const { control } = useFormContext<Record<string, string[]>>();
  const { field, fieldState } = useController({ control, name });
  return { ...field, error: fieldState.error?.message };
};

export const OneOf = ({ name, label, hint, options }: NamedField & { options: readonly Option[] }) => {
  const { value, onChange, error } = useAnswer(name);
  return (
    <Field id={name} label={label} hint={hint} error={error} group>
      <ChipGroup type="single" options={options} value={value} onValueChange={onChange} />
    </Field>
  );
};

export const SomeOf = ({ name, label, hint, options }: NamedField & { options: readonly Option[] }) => {
  const { value, onChange, error } = useAnswers(name);
  return (
    <Field id={name} label={label} hint={hint} error={error} group>
      <ChipGroup type="multiple" options={options} value={value} onValueChange={onChange} />
    </Field>
  );
};

type CardsProps = NamedField & { options: readonly (Option & { line: string })[] };

export const Cards = ({ name, label, hint, options }: CardsProps) => {
  const { value, onChange, error } = useAnswers(name);
  return (
    <Field id={name} label={label} hint={hint} error={error} group>
      <OptionCards options={options} value={value} onValueChange={onChange} />
    </Field>
  );
};

export const Score = ({ name, label, hint }: NamedField) => {
  const { error, ...field } = useAnswer(name);
  return (
    <Field id={name} label={label} hint={hint} error={error}>
      <Input inputMode="numeric" autoComplete="off" className="tabular-nums" {...field} />
    </Field>
  );
};
