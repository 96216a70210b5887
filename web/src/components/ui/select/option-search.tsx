import { Command } from 'cmdk';
import { Check, Search } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { optionStyle } from '../overlays/menu-style';
import { rankedOptions } from './option-rank';
import { type Option } from './select-props';

export type OptionSearchProps = {
  options: readonly Option[];
  value: string;
  /** The initial search text. */
  typedAhead: string;
  searchPlaceholder: string;
  emptyText: string;
  onChoose: (value: string) => void;
};

export const OptionSearch = ({
  options,
  value,
  typedAhead,
  searchPlaceholder,
  emptyText,
  onChoose,
}: OptionSearchProps) => {
  const [typed, setTyped] = useState(typedAhead);
  const list = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => rankedOptions(options, typed), [options, typed]);
  // The best match is first, so scroll to the top.
  useEffect(() => {
    if (typed === '') return;
    // After cmdk has scrolled the selected option into view.
    const frame = requestAnimationFrame(() => {
      if (list.current) list.current.scrollTop = 0;
    });
    return () => cancelAnimationFrame(frame);
  }, [typed]);

  return (
    <Command
      label={searchPlaceholder}
      shouldFilter={false}
      {...(value === '' ? {} : { defaultValue: labelOf(options, value) })}
      className="flex min-h-0 flex-1 flex-col"
    >
      <div className="flex items-center gap-2.5 border-b px-3.5">
        <Search aria-hidden className="size-4 shrink-0 text-muted-foreground" />
        <Command.Input
          autoFocus
          value={typed}
          onValueChange={setTyped}
          placeholder={searchPlaceholder}
          className="min-h-11 w-full bg-transparent text-reading outline-none"
        />
      </div>
      <Command.List ref={list} className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-1.5">
        <Command.Empty className="px-2.5 py-4 text-muted-foreground">{emptyText}</Command.Empty>
        {shown.map((option) => (
          <Command.Item
            key={option.value}
            value={option.label}
            onSelect={() => onChoose(option.value)}
            className={`${optionStyle} py-1.5`}
          >
            {option.label}
            {option.value === value && <Check aria-hidden className="ml-auto size-[1.05em]" />}
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  );
};

const labelOf = (options: readonly Option[], value: string) =>
  options.find((option) => option.value === value)?.label ?? '';
