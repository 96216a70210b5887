import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn';
import { useSay } from '@/lib/preferences/say';
import { FieldContext } from './field-context';

type FieldProps = {
  label: ReactNode;
  /** Between the label and the control. */
  hint?: ReactNode;
  /** Below the control; marks it invalid. */
  error?: string | undefined;
  /** `required` adds an asterisk; put "* required" at the top of the form. */
  required?: boolean;
  optional?: boolean;
  /** The control's id, for links from an error summary. */
  id?: string;
  /** For chips, option cards and radios, which are a labeled group. */
  group?: boolean;
  className?: string;
  children: ReactNode;
};

/** Connects label, hint, control and error. */
export const Field = ({
  label,
  hint,
  error,
  required = false,
  optional = false,
  id: givenId,
  group = false,
  className,
  children,
}: FieldProps) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  const ids = { label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error` };
  const describedBy = [hint && ids.hint, error && ids.error].filter(Boolean).join(' ') || undefined;
  const LabelTag = group ? 'span' : 'label';

  return (
    <FieldContext value={{ id, labelId: ids.label, describedBy, invalid: error !== undefined, required }}>
      <div data-slot="field" className={cn('grid min-w-0 content-start gap-1.5', className)}>
        <LabelTag
          id={ids.label}
          {...(group ? {} : { htmlFor: id })}
          className="justify-self-start text-interface leading-5 font-semibold"
        >
          {label}
          {required && <span aria-hidden> *</span>}
          {optional && <Optional />}
        </LabelTag>
        {hint && (
          <div id={ids.hint} className="text-hint text-muted-foreground">
            {hint}
          </div>
        )}
        {children}
        {error && <FieldError id={ids.error}>{error}</FieldError>}
      </div>
    </FieldContext>
  );
};

const Optional = () => <span className="font-normal text-muted-foreground"> {useSay()('(optional)')}</span>;

const FieldError = ({ id, children }: { id: string; children: string }) => (
  <p id={id} className="flex items-start gap-1.5 text-hint font-semibold text-destructive">
    <CircleAlert aria-hidden className="mt-0.5 size-[1em] shrink-0" />
    {children}
  </p>
);
