import { type ReactNode } from 'react';
import { Field } from '@/components/ui/forms/field';
import { RadioGroup } from '@/components/ui/forms/radio-group';
import { type Option } from '@/components/ui/select/select-props';
import { WhyWeAsk } from '@/components/ui/forms/why-we-ask';
import { useAnswer } from './form-fields';

type PrivateChoiceProps = {
  name: string;
  label: string;
  hint?: string;
  why: ReactNode;
  /** Includes a way not to answer. */
  options: readonly Option[];
};

/** A sensitive question: optional, explained and clearable. */
export const PrivateChoice = ({ name, label, hint, why, options }: PrivateChoiceProps) => {
  const { value, onChange, error } = useAnswer(name);

  return (
    <Field id={name} label={label} optional hint={hint} error={error} group>
      <div className="mb-1 justify-self-start text-hint">
        <WhyWeAsk>{why}</WhyWeAsk>
      </div>
      <RadioGroup
        options={options}
        value={value}
        onValueChange={onChange}
        className="md:grid-cols-2 md:justify-start md:gap-x-16"
      />
      {value !== '' && (
        <button
          type="button"
          className="link min-h-6 justify-self-start text-hint"
          onClick={() => onChange('')}
        >
          Clear this answer
        </button>
      )}
    </Field>
  );
};
