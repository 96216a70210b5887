import { type MouseEvent, useEffect, useRef } from 'react';

export type Problem = { fieldId: string; message: string };

type ErrorSummaryProps = {
  problems: Problem[];
  /** react-hook-form's `submitCount`: the summary takes focus after each attempt. */
  attempt: number;
  /** Its heading; in English unless given. */
  toFix?: (count: number) => string;
};

const english = (count: number) =>
  count === 1 ? 'One thing to fix before you continue' : `${count} things to fix before you continue`;

const focusable = 'input, select, textarea, button, [tabindex]:not([tabindex="-1"])';

const focusField = (fieldId: string) => {
  const field = document.getElementById(fieldId);
  const control = field?.matches(focusable) ? field : field?.querySelector<HTMLElement>(focusable);
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
};

/** Lists every invalid field, with links. */
export const ErrorSummary = ({ problems, attempt, toFix = english }: ErrorSummaryProps) => {
  const summary = useRef<HTMLDivElement>(null);
  const present = problems.length > 0;

  useEffect(() => {
    if (present) summary.current?.focus();
  }, [attempt, present]);

  useEffect(() => {
    if (!present) return;
    const title = document.title;
    document.title = `Error: ${title}`;
    return () => {
      document.title = title;
    };
  }, [present]);

  if (!present) return null;

  const follow = (event: MouseEvent, fieldId: string) => {
    event.preventDefault();
    focusField(fieldId);
  };

  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      data-slot="error-summary"
      className="grid gap-1.5 rounded-[12px] border-2 border-destructive bg-[color-mix(in_oklab,var(--destructive)_5%,var(--card))] px-4.5 py-4"
    >
      <h2 className="font-sans text-title tracking-normal">{toFix(problems.length)}</h2>
      <ul className="grid gap-1">
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => follow(event, fieldId)}
              className="inline-block min-h-6 font-semibold text-destructive underline decoration-1 underline-offset-3"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
