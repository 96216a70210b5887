import { type ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { controlStyle } from './control-style';
import { useFieldControl } from './field-context';

export const Input = ({ className, type = 'text', ...props }: ComponentProps<'input'>) => (
  <input
    data-slot="input"
    type={type}
    className={cn(controlStyle, className)}
    {...useFieldControl()}
    {...props}
  />
);
