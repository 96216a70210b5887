import { ChevronsUpDown } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { cn } from '@/lib/cn';
import { useOnDemand } from '@/lib/hooks/use-on-demand';
import { controlStyle } from '../forms/control-style';
import { useFieldControl } from '../forms/field-context';
import { type Option } from './select-props';

type ComboboxProps = Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'children'> & {
  options: readonly Option[];
  /** Empty string: nothing is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  placeholder: string;
  /** Such as "Search 38 fields of study". */
  searchPlaceholder: string;
  /** Such as "No majors match that." */
  emptyText: string;
  /** Adds a first option that clears the choice. */
  clearLabel?: string;
};

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** For more than about twelve options, with a search. The panel loads when first opened and receives text typed meanwhile. */
export const Combobox = ({
  options,
  value,
  onValueChange,
  placeholder,
  searchPlaceholder,
  emptyText,
  clearLabel,
  className,
  ...props
}: ComboboxProps) => {
  const panel = useOnDemand(() => import('./combobox-panel'));
  const [typedAhead, setTypedAhead] = useState('');
  const chosen = options.find((option) => option.value === value);

  const trigger = (
    <button
      type="button"
      role="combobox"
      aria-expanded={panel.open}
      data-slot="combobox"
      className={cn(controlStyle, !chosen && 'text-muted-foreground', className)}
      {...useFieldControl()}
      {...props}
      onPointerEnter={panel.prepare}
      onFocus={panel.prepare}
      // Opens the panel until its code has loaded; then the panel's own trigger does.
      {...(panel.Part
        ? {}
        : {
            onClick: () => {
              // Left over from an earlier attempt whose list never loaded.
              if (!panel.open) setTypedAhead('');
              panel.setOpen(true);
            },
            onKeyDown: (event) => {
              if (!panel.open || !isLetter(event)) return;
              event.preventDefault();
              setTypedAhead((typed) => typed + event.key);
            },
          })}
    >
      <span className="truncate">{chosen?.label ?? placeholder}</span>
      <ChevronsUpDown aria-hidden className="ml-auto size-[1em] shrink-0 text-muted-foreground" />
    </button>
  );

  return panel.Part ? (
    <panel.Part
      trigger={trigger}
      title={placeholder}
      open={panel.open}
      onOpenChange={(open) => {
        setTypedAhead('');
        panel.setOpen(open);
      }}
      options={clearLabel === undefined ? options : [{ value: '', label: clearLabel }, ...options]}
      value={value}
      typedAhead={typedAhead}
      searchPlaceholder={searchPlaceholder}
      emptyText={emptyText}
      onChoose={onValueChange}
    />
  ) : (
    trigger
  );
};
