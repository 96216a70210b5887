import { type ProfileCompletion } from '@/api';

export type SectionStatus = ProfileCompletion['sections'][number]['status'];

/** The shapes differ, so color is not needed. */
export const StatusMark = ({ status }: { status: SectionStatus }) => (
  <svg viewBox="0 0 18 18" fill="none" aria-hidden className="size-4.5 shrink-0">
    {status === 'complete' && (
      <>
        <circle cx="9" cy="9" r="9" fill="var(--safety)" />
        <path
          d="m5.3 9.3 2.6 2.5 4.9-5.1"
          stroke="var(--card)"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </>
    )}
    {status === 'partial' && (
      <>
        <circle cx="9" cy="9" r="7.8" stroke="var(--target)" strokeWidth="2.2" />
        <path d="M9 4.5a4.5 4.5 0 0 1 0 9z" fill="var(--target)" />
      </>
    )}
    {status === 'incomplete' && (
      <circle
        cx="9"
        cy="9"
        r="7.9"
        stroke="var(--muted-foreground)"
        strokeWidth="1.6"
        strokeDasharray="2.6 2.6"
      />
    )}
  </svg>
);
