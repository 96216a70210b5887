import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useId, useState } from 'react';
import { Input } from '@/components/ui/forms/input';
import { floatingStyle, optionStyle } from '@/components/ui/overlays/menu-style';
import { cn } from '@/lib/cn';

type GpaInputProps = {
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  options: readonly string[];
  disabled: boolean;
  ref: Ref<HTMLInputElement>;
};

const NONE = -1;

/** The list opens for a partial value only; otherwise it would be in the way. */
const isBeginning = (typed: string, options: readonly string[]) => typed !== '' && !options.includes(typed);

/** Free text with common values to pick from: 3.7 can be picked, 3.85 typed. */
export const GpaInput = ({ value, onChange, onBlur, options, disabled, ref }: GpaInputProps) => {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const typed = value.trim();
  const shown = options.includes(typed) ? options : options.filter((option) => option.startsWith(typed));
  const expanded = open && shown.length > 0;

  useEffect(() => {
    if (active !== NONE) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  const optionId = (index: number) => `${listId}-${index}`;
  const close = () => {
    setOpen(false);
    setActive(NONE);
  };
  const moveTo = (index: number) => {
    setOpen(true);
    setActive(index);
  };
  const choose = (option: string) => {
    onChange(option);
    close();
  };

  const keys: Record<string, () => boolean> = {
    ArrowDown: () => {
      moveTo(active === NONE ? Math.max(shown.indexOf(typed), 0) : Math.min(active + 1, shown.length - 1));
      return true;
    },
    ArrowUp: () => {
      moveTo(Math.max(active - 1, 0));
      return true;
    },
    Enter: () => {
      const option = expanded ? shown[active] : undefined;
      if (option !== undefined) choose(option);
      return option !== undefined;
    },
    Escape: () => {
      close();
      return expanded;
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (keys[event.key]?.()) event.preventDefault();
  };

  return (
    <div className="relative">
      <Input
        ref={ref}
        role="combobox"
        aria-expanded={expanded}
        aria-controls={listId}
        aria-autocomplete="list"
        {...(expanded && active !== NONE ? { 'aria-activedescendant': optionId(active) } : {})}
        inputMode="decimal"
        autoComplete="off"
        className="pr-10 tabular-nums"
        value={value}
        disabled={disabled}
        onChange={(event) => {
          onChange(event.target.value);
          setOpen(isBeginning(event.target.value.trim(), options));
          setActive(NONE);
        }}
        onKeyDown={onKeyDown}
        // An empty box that looks like a list opens like one.
        onClick={() => typed === '' && setOpen(true)}
        onBlur={() => {
          close();
          onBlur();
        }}
      />
      <button
        type="button"
        tabIndex={-1} // the arrow keys open the list from the input
        aria-label="Show common values"
        aria-expanded={expanded}
        aria-controls={listId}
        disabled={disabled}
        className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-md text-muted-foreground"
        onPointerDown={(event) => event.preventDefault()} // keeps focus in the input
        onClick={() => (open ? close() : setOpen(true))}
      >
        <ChevronDown aria-hidden className="size-[1em]" />
      </button>
      <ul
        id={listId}
        role="listbox"
        aria-label="Common values"
        hidden={!expanded}
        className={cn(floatingStyle, 'absolute inset-x-0 top-full z-20 mt-1.5 max-h-56 overflow-y-auto')}
      >
        {expanded &&
          shown.map((option, index) => (
            <li
              key={option}
              id={optionId(index)}
              role="option"
              aria-selected={option === typed}
              {...(index === active ? { 'data-highlighted': true, 'data-selected': true } : {})}
              className={cn(optionStyle, 'tabular-nums')}
              onPointerDown={(event) => event.preventDefault()} // keeps focus in the input
              onClick={() => choose(option)}
            >
              {option}
            </li>
          ))}
      </ul>
    </div>
  );
};
