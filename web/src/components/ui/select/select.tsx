import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent } from 'react';
import { cn } from '@/lib/cn';
import { useOnDemand } from '@/lib/hooks/use-on-demand';
import { controlStyle } from '../forms/control-style';
import { useFieldControl } from '../forms/field-context';
import { type SelectProps } from './select-props';

/** For up to about twelve options; otherwise use a Combobox. The list loads when first opened. */
export const Select = ({
  options,
  value,
  onValueChange,
  placeholder,
  clearLabel,
  ...button
}: SelectProps) => {
  const list = useOnDemand(() => import('./select-list'));

  return list.Part ? (
    <list.Part
      {...button}
      options={options}
      value={value}
      onValueChange={onValueChange}
      placeholder={placeholder}
      clearLabel={clearLabel}
      open={list.open}
      onOpenChange={list.setOpen}
    />
  ) : (
    <ClosedSelect
      {...button}
      chosen={options.find((option) => option.value === value)?.label}
      placeholder={placeholder}
      onPrepare={list.prepare}
      onOpen={() => list.setOpen(true)}
    />
  );
};

type ClosedSelectProps = ComponentProps<'button'> & {
  chosen: string | undefined;
  placeholder: string;
  onPrepare: () => void;
  onOpen: () => void;
};

/** Looks like the list's own trigger, which replaces it when the list opens. */
const ClosedSelect = ({
  chosen,
  placeholder,
  className,
  onPrepare,
  onOpen,
  ...button
}: ClosedSelectProps) => (
  <button
    type="button"
    role="combobox"
    aria-expanded={false}
    aria-autocomplete="none"
    data-slot="select"
    data-state="closed"
    className={cn(controlStyle, chosen === undefined && 'text-muted-foreground', className)}
    {...useFieldControl()}
    {...button}
    onPointerEnter={onPrepare}
    onFocus={onPrepare}
    onClick={onOpen}
    onKeyDown={(event) => {
      if (!opensList(event)) return;
      event.preventDefault();
      onOpen();
    }}
  >
    <span className="truncate">{chosen ?? placeholder}</span>
    <ChevronDown aria-hidden className="ml-auto size-[1em] text-muted-foreground" />
  </button>
);

/** Arrow keys and letters open the list; Enter and space press the button. */
const opensList = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key === 'ArrowDown' ||
  key === 'ArrowUp' ||
  (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey);
