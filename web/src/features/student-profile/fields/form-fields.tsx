import { type ComponentProps, type ReactNode } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { ChipGroup } from '@/components/ui/chip-group';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { cn } from '@/lib/cn';
import { OptionCards } from '@/components/ui/option-cards';
import { type Option } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { NOT_APPLICABLE } from './gpa';

type NamedField = { name: string; label: string; hint?: ReactNode; optional?: boolean; className?: string };

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

type ChoiceProps = NamedField & { options: readonly Option[]; required?: boolean };

export const OneOf = ({ name, options, ...field }: ChoiceProps) => {
  const { value, onChange, error } = useAnswer(name);
  return (
    <Field id={name} error={error} group {...field}>
      <ChipGroup type="single" options={options} value={value} onValueChange={onChange} />
    </Field>
  );
};

type SomeProps = ChoiceProps & {
  /** Once so many are chosen, the rest are switched off. */
  limit?: number;
  /** The option that goes with no other, such as "Prefer not to answer". */
  alone?: string;
};

const withAlone = (before: string[], chosen: string[], alone: string | undefined) => {
  if (alone === undefined || !chosen.includes(alone)) return chosen;
  return before.includes(alone) ? chosen.filter((value) => value !== alone) : [alone];
};

export const SomeOf = ({ name, options, limit, alone, ...field }: SomeProps) => {
  const { value, onChange, error } = useAnswers(name);
  return (
    <Field id={name} error={error} group {...field}>
      <ChipGroup
        type="multiple"
        options={options}
        value={value}
        onValueChange={(chosen) => onChange(withAlone(value, chosen, alone))}
        {...(limit === undefined ? {} : { limit })}
      />
    </Field>
  );
};

type CardsProps = NamedField & { options: readonly (Option & { line: string })[] };

export const Cards = ({ name, options, ...field }: CardsProps) => {
  const { value, onChange, error } = useAnswers(name);
  return (
    <Field id={name} error={error} group {...field}>
      <OptionCards options={options} value={value} onValueChange={onChange} />
    </Field>
  );
};

type TextProps = NamedField & { required?: boolean } & Pick<
    ComponentProps<typeof Input>,
    'type' | 'autoComplete' | 'inputMode'
  >;

/** One line of text, or a date. */
export const Text = ({ name, type = 'text', autoComplete = 'off', inputMode, ...field }: TextProps) => {
  const { error, ...input } = useAnswer(name);
  return (
    <Field id={name} error={error} {...field}>
      <Input
        type={type}
        autoComplete={autoComplete}
        className={cn(type === 'date' && 'block')} // as a flex box, the calendar's button would stand in the middle
        {...(inputMode ? { inputMode } : {})}
        {...input}
      />
    </Field>
  );
};

/** As many lines as it takes. */
export const LongText = ({ name, ...field }: NamedField) => {
  const { error, ...input } = useAnswer(name);
  return (
    <Field id={name} error={error} {...field}>
      <Textarea rows={3} {...input} />
    </Field>
  );
};

export const WholeNumber = ({ name, disabled = false, ...field }: NamedField & { disabled?: boolean }) => {
  const { error, ...input } = useAnswer(name);
  return (
    <Field id={name} error={error} {...field}>
      <Input inputMode="numeric" autoComplete="off" className="tabular-nums" {...input} disabled={disabled} />
    </Field>
  );
};

type NotApplicableProps = { name: string; disabled?: boolean; children: ReactNode };

/** Under its field: says "N/A" there and switches it off; taken back, the field is empty again. */
export const NotApplicable = ({ name, disabled = false, children }: NotApplicableProps) => {
  const { control, setValue, clearErrors } = useFormContext<Record<string, string>>();
  const value = useWatch({ control, name });
  return (
    <Checkbox
      checked={value === NOT_APPLICABLE}
      disabled={disabled}
      onCheckedChange={(checked) => {
        setValue(name, checked ? NOT_APPLICABLE : '', { shouldDirty: true });
        clearErrors(name);
      }}
    >
      {children}
    </Checkbox>
  );
};
