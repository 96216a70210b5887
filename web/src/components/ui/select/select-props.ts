import { type ComponentProps } from 'react';

export type Option = {
  value: string;
  label: string;
  /** Other words that people search for it with. */
  alsoKnownAs?: readonly string[];
};

export type SelectProps = Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'children' | 'disabled'> & {
  options: readonly Option[];
  /** Empty string: nothing is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  placeholder: string;
  /** Adds a first option that clears the choice, such as "Any state". */
  clearLabel?: string | undefined;
  disabled?: boolean | undefined;
};
