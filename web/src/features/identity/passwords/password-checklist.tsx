import { Check, Circle } from 'lucide-react';
import { cn } from '@/lib/cn';
import { passwordRules } from './password-rules';
import { type PasswordWords } from './words';

export const PasswordChecklist = ({ password, words }: { password: string; words: PasswordWords }) => (
  <ul className="grid gap-x-4 gap-y-1 pt-1 text-small md:grid-cols-2">
    {passwordRules.map(({ rule, holds }) => {
      const met = holds(password);
      return (
        <li
          key={rule}
          className={cn('flex items-center gap-2', met ? 'text-safety-text' : 'text-muted-foreground')}
        >
          {met ? (
            <Check aria-hidden className="size-3.5" strokeWidth={3} />
          ) : (
            <Circle aria-hidden className="size-3.5" />
          )}
          {words.rules[rule]}
          <span className="sr-only">{met ? words.done : words.needed}</span>
        </li>
      );
    })}
  </ul>
);
