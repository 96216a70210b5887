import { cloneElement, type ComponentProps, isValidElement, type MouseEvent, type ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { Spinner } from './spinner';

const base = [
  'relative inline-flex shrink-0 items-center justify-center gap-2 border border-transparent font-semibold whitespace-nowrap select-none',
  'transition-colors motion-reduce:transition-none [&_svg]:shrink-0',
  // A busy button keeps its colors, even in a disabled fieldset.
  'disabled:cursor-default disabled:not-aria-busy:border-border disabled:not-aria-busy:bg-sunken disabled:not-aria-busy:text-muted-foreground',
];
const variants = {
  primary: 'bg-primary text-primary-foreground hover:bg-primary-hover',
  outline: 'border-outline bg-card text-foreground hover:bg-accent',
  soft: 'bg-secondary text-secondary-foreground hover:bg-accent',
  ghost:
    'text-muted-foreground hover:bg-accent hover:text-foreground disabled:not-aria-busy:border-transparent disabled:not-aria-busy:bg-transparent',
  destructive: 'bg-destructive text-destructive-foreground hover:bg-destructive/90',
};
const sizes = {
  sm: 'min-h-8 rounded-[8px] px-3 text-hint pointer-coarse:min-h-9 [&_svg]:text-[15px]',
  md: 'min-h-10 rounded-md px-4 text-interface pointer-coarse:min-h-11 [&_svg]:text-[17px]',
  lg: 'min-h-13 rounded-[12px] px-6 text-title [&_svg]:text-[19px]',
};
const squares = {
  sm: 'w-8 px-0 pointer-coarse:w-9',
  md: 'w-10 px-0 pointer-coarse:w-11 [&_svg]:text-[20px]',
  lg: 'px-0',
};

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes;
  /** As wide as it is high, for an icon alone. */
  square?: boolean;
  /** Before the label; replaced by a spinner while busy. */
  icon?: ReactNode;
  /** Keeps the width and ignores presses until done. */
  busy?: boolean;
  disabled?: boolean | undefined;
  /** Styles its only child (a link) as a button. */
  asChild?: boolean;
};

export const Button = ({
  className,
  variant = 'primary',
  size = 'md',
  square = false,
  icon,
  busy = false,
  asChild = false,
  type = 'button',
  onClick,
  children,
  ...props
}: ButtonProps) => {
  const coversWords = busy && icon === undefined;
  const buttonProps = {
    'data-slot': 'button',
    ...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {}),
    className: cn(
      base,
      variants[variant],
      sizes[size],
      square && squares[size],
      busy && 'cursor-progress',
      className,
    ),
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (busy) event.preventDefault();
      else onClick?.(event);
    },
    ...props,
  };
  const filled = (words: ReactNode) => (
    <>
      {busy && icon !== undefined ? <Spinner /> : icon}
      {coversWords && <Spinner className="absolute inset-0 m-auto" />}
      {coversWords ? <span className="opacity-0">{words}</span> : words}
    </>
  );

  // Not Radix Slot, which is large: only links are styled here.
  if (asChild && isValidElement<{ children?: ReactNode }>(children))
    return cloneElement(children, buttonProps, filled(children.props.children));

  return (
    <button type={type} {...buttonProps}>
      {filled(children)}
    </button>
  );
};
