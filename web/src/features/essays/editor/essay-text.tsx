import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { useFieldControl } from '@/components/ui/forms/field-context';
import { cn } from '@/lib/cn';

const GROWS_BY_ITSELF = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** Browsers without `field-sizing` are told the height. */
const useGrowing = (text: string) => {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const element = field.current;
    if (GROWS_BY_ITSELF || !element) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [text]);
  return field;
};

type EssayTextProps = Omit<ComponentProps<'textarea'>, 'value' | 'ref'> & { value: string };

/** A plain text field, so that undo, dictation, spelling marks and screen readers work as everywhere. It grows with the text. */
export const EssayText = ({ value, className, ...props }: EssayTextProps) => (
  <textarea
    ref={useGrowing(value)}
    value={value}
    dir="auto"
    spellCheck
    autoCapitalize="sentences"
    autoCorrect="on"
    className={cn(
      'block field-sizing-content min-h-96 w-full resize-none overflow-hidden bg-transparent font-essay text-essay',
      className,
    )}
    {...useFieldControl()}
    {...props}
  />
);
