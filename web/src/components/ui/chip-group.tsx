import { Check } from 'lucide-react';
import { ToggleGroup } from 'radix-ui';
import { cn } from '@/lib/cn';
import { useFieldGroup } from './field-context';
import { type Option } from './select';

type ChipGroupProps = {
  options: readonly Option[];
  disabled?: boolean;
  /** At most so many of a multiple choice: the rest are switched off until one is given up. */
  limit?: number;
  className?: string;
} & (
  | { type: 'single'; value: string; onValueChange: (value: string) => void }
  | { type: 'multiple'; value: string[]; onValueChange: (value: string[]) => void }
);

/** Up to about twelve short options; a chosen one is filled and carries a check. Stands in a `Field group`. */
export const ChipGroup = ({ options, limit = Infinity, className, ...choice }: ChipGroupProps) => {
  const wiring = useFieldGroup();
  const full = choice.type === 'multiple' && choice.value.length >= limit;
  const chips = options.map(({ value, label }) => {
    const chosen = choice.type === 'multiple' ? choice.value.includes(value) : choice.value === value;
    return <Chip key={value} value={value} label={label} chosen={chosen} disabled={full && !chosen} />;
  });
  const shared = {
    'data-slot': 'chip-group',
    className: cn('flex flex-wrap gap-2', className),
    ...wiring,
  };

  return choice.type === 'multiple' ? (
    // A group of form answers, not the toolbar that Radix takes it for.
    <ToggleGroup.Root role="group" {...shared} {...choice}>
      {chips}
    </ToggleGroup.Root>
  ) : (
    <ToggleGroup.Root {...shared} {...choice}>
      {chips}
    </ToggleGroup.Root>
  );
};

const Chip = ({ value, label, chosen, disabled }: Option & { chosen: boolean; disabled: boolean }) => (
  <ToggleGroup.Item
    value={value}
    disabled={disabled}
    className={cn(
      'inline-flex min-h-9 items-center gap-1.5 rounded-full border border-outline bg-card px-3.5 text-left text-hint font-medium transition-colors pointer-coarse:min-h-11',
      'hover:bg-accent disabled:cursor-not-allowed disabled:border-border disabled:bg-sunken disabled:text-muted-foreground',
      'data-[state=on]:border-primary data-[state=on]:bg-primary data-[state=on]:pl-2.5 data-[state=on]:font-semibold data-[state=on]:text-primary-foreground data-[state=on]:hover:bg-primary-hover',
    )}
  >
    {chosen && <Check aria-hidden className="size-[1.1em]" />}
    {label}
  </ToggleGroup.Item>
);
