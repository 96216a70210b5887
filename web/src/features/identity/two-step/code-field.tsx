import { type ComponentProps, useEffect, useRef } from 'react';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';

type CodeFieldProps = {
  /** The input's form registration. */
  code: ComponentProps<typeof Input>;
  error: string | undefined;
  /** Ask for a recovery code instead of an app code. */
  recovery: boolean;
  /** The form is being submitted. */
  frozen: boolean;
  onRecovery: (recovery: boolean) => void;
};

/** Takes focus when it appears and when the kind of code changes. */
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
