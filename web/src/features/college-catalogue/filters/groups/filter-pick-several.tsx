import { X } from 'lucide-react';
import { Combobox } from '@/components/ui/select/combobox';
import { Field } from '@/components/ui/forms/field';
import { type Option } from '@/components/ui/select/select-props';

type FilterPickSeveralProps = {
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  wordsOf: (value: string) => string;
  onChange: (chosen: string[]) => void;
  placeholder: string;
  searchPlaceholder: string;
  emptyText: string;
};

/** Many options with a search; selected ones are listed below and can be removed. */
export const FilterPickSeveral = ({
  label,
  options,
  chosen,
  wordsOf,
  onChange,
  ...words
}: FilterPickSeveralProps) => (
  <div className="grid gap-2">
    <Field label={label}>
      <Combobox
        {...words}
        options={options.filter(({ value }) => !chosen.includes(value))}
        value=""
        onValueChange={(value) => value !== '' && onChange([...chosen, value])}
      />
    </Field>
    {chosen.length > 0 && (
      <ul aria-label={`${label}: selected`} className="flex flex-wrap gap-1.5">
        {chosen.map((value) => (
          <li key={value}>
            <button
              type="button"
              aria-label={`Remove ${wordsOf(value)}`}
              onClick={() => onChange(chosen.filter((other) => other !== value))}
              className="inline-flex min-h-7 items-center gap-1.5 rounded-full bg-secondary py-0.5 pr-2 pl-3 text-left text-small font-semibold text-secondary-foreground hover:bg-accent pointer-coarse:min-h-11"
            >
              {wordsOf(value)}
              <X aria-hidden className="size-[1.1em] shrink-0" />
            </button>
          </li>
        ))}
      </ul>
    )}
  </div>
);
