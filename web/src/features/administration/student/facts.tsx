import { Lock } from 'lucide-react';
import { type ReactNode } from 'react';
import { MISSING, NOT_TAKEN } from './answer-words';

export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-2 gap-x-6 gap-y-3.5">{children}</dl>
);

type FactProps = { label: string; children: string; wide?: boolean };

/** A missing answer is quieter than an answer. */
export const Fact = ({ label, children, wide = false }: FactProps) => (
  <div className={wide ? 'col-span-2' : 'min-w-0'}>
    <dt className="text-hint text-muted-foreground">{label}</dt>
    <dd
      className={
        children === MISSING || children === NOT_TAKEN
          ? 'text-muted-foreground'
          : 'font-[550] break-words whitespace-pre-line tabular-nums'
      }
    >
      {children}
    </dd>
  </div>
);

/** What takes a reason to see. */
export const HiddenFact = ({ label }: { label: string }) => (
  <div className="min-w-0">
    <dt className="text-hint text-muted-foreground">{label}</dt>
    <dd className="flex items-center gap-1.5 text-muted-foreground">
      <Lock aria-hidden className="size-3.5" />
      Hidden
    </dd>
  </div>
);
