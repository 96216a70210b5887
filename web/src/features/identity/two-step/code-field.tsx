import { type ComponentProps, useEffect, useRef } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

type CodeFieldProps = {
  /** What ties the input to its form. */
  code: ComponentProps<typeof Input>;
  error: string | undefined;
  /** The phone is away: one of the codes that were written down. */
  recovery: boolean;
  /** The form around it is on its way to the server. */
  frozen: boolean;
  onRecovery: (recovery: boolean) => void;
};

/** The second question of a sign-in. Takes the focus as it appears, and when it asks for another kind of code. */
export const CodeField = ({ code, error, recovery, frozen, onRecovery }: CodeFieldProps) => {
  const focusedFor = useRef<boolean | null>(null);
  useEffect(() => {
    if (frozen || focusedFor.current === recovery) return;
    focusedFor.current = recovery;
    document.getElementById('code')?.focus();
  }, [frozen, recovery]);

  return (
    <div className="grid gap-2.5">
      <Field
        id="code"
        label={recovery ? 'Recovery code' : 'Code from your app'}
        hint={
          recovery
            ? 'One of the codes you saved when you turned on two-step verification. Each works once.'
            : 'The 6-digit code your authenticator app shows now.'
        }
        error={error}
      >
        {recovery ? (
          <Input key="recovery" autoComplete="off" autoCapitalize="none" spellCheck={false} {...code} />
        ) : (
          <Input key="app" inputMode="numeric" autoComplete="one-time-code" {...code} />
        )}
      </Field>
      <button type="button" className="link min-h-6 justify-self-start" onClick={() => onRecovery(!recovery)}>
        {recovery ? 'Use a code from your app instead' : 'Don’t have your phone? Use a recovery code'}
      </button>
    </div>
  );
};
