import { type KeyboardEvent, useState } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const buttonsOf = (group: Element) => [
  ...group.querySelectorAll<HTMLButtonElement>('button:not(:disabled)[data-value]'),
];

/**
 * One Tab stop for a group of buttons, with arrow keys inside. `values` are the enabled ones and `start` the first to focus.
 * Each button carries its value as `data-value`.
 */
export const useRovingFocus = (values: readonly string[], start: string | undefined) => {
  const [visited, setVisited] = useState<string>();
  const stop = [visited, start, values[0]].find((value) => value !== undefined && values.includes(value));

  return {
    group: {
      onKeyDown: (event: KeyboardEvent) => {
        const buttons = buttonsOf(event.currentTarget);
        const here = buttons.findIndex((button) => button === document.activeElement);
        const step = STEPS[event.key];
        if (here === -1 || (step === undefined && event.key !== 'Home' && event.key !== 'End')) return;
        event.preventDefault();
        const next = step === undefined ? (event.key === 'Home' ? 0 : -1) : (here + step) % buttons.length;
        buttons.at(next)?.focus();
      },
    },
    button: (value: string) => ({
      'data-value': value,
      tabIndex: value === stop ? 0 : -1,
      onFocus: () => setVisited(value),
    }),
  };
};
