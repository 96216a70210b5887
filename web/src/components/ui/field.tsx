import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn';
import { FieldContext } from './field-context';

type FieldProps = {
  label: ReactNode;
  /** Under the label, before the control. */
  hint?: ReactNode;
  /** Under the control; its presence makes the control invalid. */
  error?: string | undefined;
  /** `required` sets an asterisk, for the fields where the screen promises one; say "* required" above. */
  required?: boolean;
  optional?: boolean;
  /** The control's id, so that an error summary can lead to it. */
  id?: string;
  /** Chips, options and radios are a group with a name; anything else is one control. */
  group?: boolean;
  className?: string;
  children: ReactNode;
};

/** Label, hint, control and error, wired to each other once. */
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
          {optional && <span className="font-normal text-muted-foreground"> (optional)</span>}
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

const FieldError = ({ id, children }: { id: string; children: string }) => (
  <p id={id} className="flex items-start gap-1.5 text-hint font-semibold text-destructive">
    <CircleAlert aria-hidden className="mt-0.5 size-[1em] shrink-0" />
    {children}
  </p>
);
