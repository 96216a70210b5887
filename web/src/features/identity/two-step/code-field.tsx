import { type ComponentProps, useEffect, useRef } from 'react';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { english, type CodeWords } from './code-words';

type CodeFieldProps = {
  /** The input's form registration. */
  code: ComponentProps<typeof Input>;
  error: string | undefined;
  /** Ask for a recovery code instead of an app code. */
  recovery: boolean;
  /** The form is being submitted. */
  frozen: boolean;
  onRecovery: (recovery: boolean) => void;
  /** In English unless given, as the settings are. */
  words?: CodeWords;
};

/** Takes focus when it appears and when the kind of code changes. */
export const CodeField = ({ code, error, recovery, frozen, onRecovery, words = english }: CodeFieldProps) => {
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
        label={recovery ? words.recovery : words.app}
        hint={recovery ? words.recoveryHint : words.appHint}
        error={error}
      >
        {recovery ? (
          <Input key="recovery" autoComplete="off" autoCapitalize="none" spellCheck={false} {...code} />
        ) : (
          <Input key="app" inputMode="numeric" autoComplete="one-time-code" {...code} />
        )}
      </Field>
      <button type="button" className="link min-h-6 justify-self-start" onClick={() => onRecovery(!recovery)}>
        {recovery ? words.useApp : words.useRecovery}
      </button>
    </div>
  );
};
