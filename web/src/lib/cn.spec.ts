import { extendTailwindMerge } from 'tailwind-merge';
import { describe, expect, it } from 'vitest';
import { cn } from './cn';

/** The library's own list, of every utility that Tailwind has; ours is short. */
const whole = extendTailwindMerge({
  extend: {
    theme: {
      text: [
        'display',
        'page',
        'page-phone',
        'section',
        'title',
        'reading',
        'interface',
        'hint',
        'small',
        'micro',
      ],
      shadow: ['card', 'raised', 'floating'],
    },
  },
});

const BUTTON =
  'relative inline-flex border border-transparent whitespace-nowrap [&_svg]:shrink-0 disabled:not-aria-busy:border-border disabled:not-aria-busy:bg-sunken';
const GHOST = `${BUTTON} text-muted-foreground hover:bg-accent hover:text-foreground disabled:not-aria-busy:border-transparent disabled:not-aria-busy:bg-transparent`;
const MEDIUM = 'min-h-10 rounded-md px-4 text-interface pointer-coarse:min-h-11 [&_svg]:text-[17px]';
const CONTROL =
  'flex min-h-11 w-full min-w-0 border border-input bg-card px-3 text-left text-reading leading-[1.375rem] text-foreground disabled:border-border';
const FLOATING =
  'z-50 overflow-hidden rounded-lg border bg-popover p-1.5 shadow-floating data-[state=open]:animate-menu-in';
const SKELETON =
  'animate-skeleton rounded-sm bg-[linear-gradient(100deg,var(--sheen-edge)_30%,var(--sheen)_50%)] bg-size-[220%_100%] [--sheen:var(--accent)]';

describe('joining class names', () => {
  it('leaves out missing parts', () => {
    expect(cn('flex', undefined, [false, 'gap-2'], null)).toBe('flex gap-2');
  });

  it.each([
    [
      'a square button without its own space at the sides',
      `${BUTTON} ${MEDIUM} px-0 w-10 [&_svg]:text-[20px]`,
      'absolute top-3 right-3 z-10 rounded-full',
    ],
    [
      'a ghost in the colour of its surroundings',
      GHOST,
      'text-current hover:bg-transparent hover:text-current hover:underline border-brand-foreground/45',
    ],
    [
      'a yellow button',
      `${BUTTON} bg-primary text-primary-foreground hover:bg-primary-hover ${MEDIUM}`,
      'bg-highlight text-highlight-foreground hover:bg-highlight max-md:w-full',
    ],
    ['a button that is hidden on phones', BUTTON, 'hidden lg:inline-flex'],
    ['a button whose words may wrap', BUTTON, 'mt-4 w-full text-center whitespace-normal'],
    [
      'a lower field in smaller letters',
      CONTROL,
      'min-h-10 min-w-0 flex-1 text-interface md:w-56 md:flex-none',
    ],
    ['a field nothing can be typed in', CONTROL, 'border-border bg-sunken tabular-nums'],
    ['a field without a choice', CONTROL, 'text-muted-foreground'],
    ['a text area', CONTROL, 'block resize-y py-2.5'],
    [
      'a menu without an edge inside',
      FLOATING,
      'flex max-h-80 w-(--radix-popover-trigger-width) min-w-60 flex-col p-0',
    ],
    ['a menu below others', FLOATING, 'absolute inset-x-0 top-full z-20 mt-1.5 max-h-56 overflow-y-auto'],
    ['the shape of a card', SKELETON, 'h-24 rounded-[12px]'],
    ['the shape of a field', SKELETON, 'h-10 w-56 rounded-md'],
    ['a bigger spinner', 'size-[1em] animate-spin', 'size-8 text-primary'],
    ['closer lines', 'grid gap-1.5', 'gap-0.5 text-hint'],
    ['a thinner band', 'absolute inset-y-0 rounded-[7px]', 'inset-y-[3px]'],
    ['a width of its own', 'size-9 shrink-0', 'w-12'],
    ['one corner of its own', 'rounded-lg border', 'rounded-t-xl'],
    ['a pull to the left', 'mx-2 p-4', '-ml-3 pt-1'],
  ])('lets %s win over what came before', (_what, base, own) => {
    expect(cn(base, own)).toBe(whole(`${base} ${own}`));
    expect(cn(base, own)).toMatch(new RegExp(`${own.replaceAll(/[()[\]/.]/g, '\\$&')}$`));
  });

  it('keeps what is said for other states', () => {
    expect(cn('bg-card hover:bg-accent', 'bg-sunken')).toBe('hover:bg-accent bg-sunken');
  });

  it('keeps the height of a line that was given after the size of its letters', () => {
    expect(cn('text-title leading-6', 'leading-5')).toBe('text-title leading-5');
    expect(cn('text-title leading-6', 'text-hint')).toBe('text-hint');
  });
});
