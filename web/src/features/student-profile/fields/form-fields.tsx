import { type ComponentProps, type ReactNode } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { ChipGroup } from '@/components/ui/forms/chip-group';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { cn } from '@/lib/cn';
import { OptionCards } from '@/components/ui/forms/option-cards';
import { type Option } from '@/components/ui/select/select-props';
import { Textarea } from '@/components/ui/forms/textarea';
import { NOT_APPLICABLE } from './not-applicable';

type NamedField = { name: string; label: string; hint?: ReactNode; optional?: boolean; className?: string };

/** A field's DOM id is its form name, so the error summary can link to it. */
export const useAnswer = (name: string) => {
  const { control } = useFormContext<Record<string, string>>();
  const { field, fieldState } = useController({ control, name });
  return { ...field, error: fieldState.error?.message };
};

export const useAnswers = (name: string) => {
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
  /** At this many, the remaining options are disabled. */
  limit?: number;
  /** An option that excludes the others, such as "Prefer not to answer". */
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

export const Text = ({ name, type = 'text', autoComplete = 'off', inputMode, ...field }: TextProps) => {
  const { error, ...input } = useAnswer(name);
  return (
    <Field id={name} error={error} {...field}>
      <Input
        type={type}
        autoComplete={autoComplete}
        className={cn(type === 'date' && 'block')} // in a flex box the calendar button would be centered
        {...(inputMode ? { inputMode } : {})}
        {...input}
      />
    </Field>
  );
};

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

/** Sets the field above to "N/A" and disables it; unchecking clears it. */
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
