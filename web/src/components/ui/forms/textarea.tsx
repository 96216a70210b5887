import { type ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { controlStyle } from './control-style';
import { useFieldControl } from './field-context';

export const Textarea = ({ className, rows = 4, ...props }: ComponentProps<'textarea'>) => (
  <textarea
    data-slot="textarea"
    dir="auto"
    rows={rows}
    className={cn(controlStyle, 'block resize-y py-2.5', className)}
    {...useFieldControl()}
    {...props}
  />
);
