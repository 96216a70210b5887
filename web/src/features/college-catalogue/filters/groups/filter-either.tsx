import { Field } from '@/components/ui/forms/field';
import { RadioGroup } from '@/components/ui/forms/radio-group';
import { count } from '@/lib/words/figures';
import { type FilterPartProps } from './filter-props';

type FilterEitherProps = FilterPartProps & {
  name: 'openAdmission' | 'onlineOnly';
  label: string;
  /** Labels for either, yes and no. */
  words: readonly [string, string, string];
};

export const FilterEither = ({ name, label, words, filters, onChange, counts }: FilterEitherProps) => {
  const [either, yes, no] = words;
  const facet = counts?.facets?.[name];
  const counted = (value: string, text: string) => ({
    value,
    label: facet ? `${text} (${count(facet.find((choice) => choice.value === value)?.count ?? 0)})` : text,
  });

  return (
    <Field label={label} group>
      <RadioGroup
        className="gap-0.5 text-hint"
        options={[{ value: '', label: either }, counted('true', yes), counted('false', no)]}
        value={filters[name]}
        onValueChange={(value) => onChange({ [name]: value })}
      />
    </Field>
  );
};
