import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '@/components/ui/basics/button';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { PasswordInput } from '@/components/ui/forms/password-input';
import { FormError } from '@/components/ui/forms/form-error';
import { toast } from '@/components/ui/toasts/toast-store';
import { formProblems } from '@/lib/forms/form-problems';
import { settingsRefusal } from '../refusal-words';
import { showFieldProblems } from '../settings/field-problems';
import { PasswordManagerUsername } from '../settings/password-manager-username';

const filled = {
  currentPassword: z.string().check(z.minLength(1, 'Please enter your current password.')),
  code: z.string().check(z.trim(), z.minLength(1, 'Please enter the code from your authenticator app.')),
};
type Proof = { currentPassword: string; code: string };

const proofOf = (requires: readonly (keyof Proof)[]) =>
  z.object({
    currentPassword: requires.includes('currentPassword') ? filled.currentPassword : z.string(),
    code: requires.includes('code') ? filled.code : z.string(),
  });

type ProofFormProps = {
  requires: readonly (keyof Proof)[];
  /** For password managers, when the form asks for a password. */
  email?: string | undefined;
  codeLabel?: string;
  codeHint?: string;
  action: string;
  variant?: 'primary' | 'destructive' | 'outline';
  /** Submits; calls `onError` with the error, if any. */
  onProof: (proof: Proof, onError: (error: unknown) => void) => void;
  isPending: boolean;
  onCancel?: () => void;
};

/** Asks for the password, an app code, or both before two-step verification changes. */
export const ProofForm = ({
  requires,
  email,
  codeLabel = 'Code from your app',
  codeHint = 'The 6-digit code your app shows now, or a recovery code.',
  action,
  variant = 'primary',
  onProof,
  isPending,
  onCancel,
}: ProofFormProps) => {
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm<Proof>({
    resolver: zodResolver(proofOf(requires)),
    shouldFocusError: false, // the summary takes the focus
    defaultValues: { currentPassword: '', code: '' },
  });
  const { errors, submitCount } = form.formState;
  const problems = formProblems(errors);

  const submit = form.handleSubmit(
    (proof) => {
      setRefusal(null);
      onProof(proof, (error) => {
        const words = settingsRefusal(error);
        setRefusal(words);
        showFieldProblems(form, error);
        toast({ tone: 'error', title: 'Error', description: words });
      });
    },
    () => setRefusal(null),
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset disabled={isPending} className="grid max-w-115 gap-5">
        <ErrorSummary problems={problems} attempt={submitCount} />
        {refusal !== null && !isPending && problems.length === 0 && (
          <FormError attempt={submitCount}>{refusal}</FormError>
        )}
        {requires.includes('currentPassword') && (
          <>
            {email !== undefined && <PasswordManagerUsername email={email} />}
            <Field id="currentPassword" label="Current password" error={errors.currentPassword?.message}>
              <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
            </Field>
          </>
        )}
        {requires.includes('code') && (
          <Field id="code" label={codeLabel} hint={codeHint} error={errors.code?.message}>
            <Input autoComplete="one-time-code" autoCapitalize="none" {...form.register('code')} />
          </Field>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={variant} busy={isPending}>
            {action}
          </Button>
          {onCancel && (
            <Button variant="ghost" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </div>
      </fieldset>
    </form>
  );
};
