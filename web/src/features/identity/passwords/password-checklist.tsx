import { Check, Circle } from 'lucide-react';
import { cn } from '@/lib/cn';
import { passwordRules } from './password-rules';

export const PasswordChecklist = ({ password }: { password: string }) => (
  <ul className="grid gap-x-4 gap-y-1 pt-1 text-small md:grid-cols-2">
    {passwordRules.map(({ label, holds }) => {
      const met = holds(password);
      return (
        <li
          key={label}
          className={cn('flex items-center gap-2', met ? 'text-safety-text' : 'text-muted-foreground')}
        >
          {met ? (
            <Check aria-hidden className="size-3.5" strokeWidth={3} />
          ) : (
            <Circle aria-hidden className="size-3.5" />
          )}
          {label}
          <span className="sr-only">{met ? ': done' : ': still needed'}</span>
        </li>
      );
    })}
  </ul>
);
