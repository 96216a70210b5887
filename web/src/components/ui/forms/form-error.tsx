import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';

/** The server's refusal, in the form. Takes the focus that the disabled form lost. */
export const FormError = ({ attempt, children }: { attempt: number; children: string }) => {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), [attempt]);

  return (
    <p
      ref={note}
      tabIndex={-1}
      className="flex items-start gap-2.5 rounded-[12px] border-2 border-destructive bg-[color-mix(in_oklab,var(--destructive)_5%,var(--card))] px-4 py-3 font-semibold text-destructive"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      {children}
    </p>
  );
};
