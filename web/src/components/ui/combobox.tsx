import { ChevronsUpDown } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { cn } from '@/lib/cn';
import { useOnDemand } from '@/lib/hooks/use-on-demand';
import { controlStyle } from './control-style';
import { useFieldControl } from './field-context';
import { type Option } from './select';

type ComboboxProps = Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'children'> & {
  options: readonly Option[];
  /** The chosen value; an empty string means nothing is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  placeholder: string;
  /** Inside the search box: "Search 38 fields of study". */
  searchPlaceholder: string;
  /** When nothing fits: "No majors match that." */
  emptyText: string;
  /** Adds a first option with these words that empties the choice. */
  clearLabel?: string;
};

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/**
 * More than about twelve options, found by typing. What opens is fetched when it is first wanted; what is typed meanwhile
 * stands in its search box.
 */
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
      // Until the panel is there, this opens it; then the panel's own trigger does.
      {...(panel.Part
        ? {}
        : {
            onClick: () => {
              // Of an earlier try, for which no list came.
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
