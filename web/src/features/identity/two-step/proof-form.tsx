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
import { usePasswordWords } from '../passwords/use-password-words';
import { showFieldProblems } from '../settings/field-problems';
import { PasswordManagerUsername } from '../settings/sign-ins/password-manager-username';
import { useSettingsWords } from '../settings/use-settings-words';
import { useSetupWords } from './use-setup-words';

type Proof = { currentPassword: string; code: string };

/** `missing` is said of a required field that is empty. */
const proofOf = (requires: readonly (keyof Proof)[], missing: Proof) => {
  const filled = (field: keyof Proof) => z.minLength(requires.includes(field) ? 1 : 0, missing[field]);
  return z.object({
    currentPassword: z.string().check(filled('currentPassword')),
    code: z.string().check(z.trim(), filled('code')),
  });
};

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
  codeLabel,
  codeHint,
  action,
  variant = 'primary',
  onProof,
  isPending,
  onCancel,
}: ProofFormProps) => {
  const setup = useSetupWords();
  const words = useSettingsWords();
  const passwords = usePasswordWords();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm<Proof>({
    resolver: zodResolver(
      proofOf(requires, { currentPassword: words.currentPasswordMissing, code: setup.codeMissing }),
    ),
    shouldFocusError: false, // the summary takes the focus
    defaultValues: { currentPassword: '', code: '' },
  });
  const { errors, submitCount } = form.formState;
  const problems = formProblems(errors);

  const submit = form.handleSubmit(
    (proof) => {
      setRefusal(null);
      onProof(proof, (error) => {
        const description = words.refusal(error);
        setRefusal(description);
        showFieldProblems(form, error, words.fields);
        toast({ tone: 'error', title: words.error, description });
      });
    },
    () => setRefusal(null),
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset disabled={isPending} className="grid max-w-115 gap-5">
        <ErrorSummary problems={problems} attempt={submitCount} toFix={words.toFix} />
        {refusal !== null && !isPending && problems.length === 0 && (
          <FormError attempt={submitCount}>{refusal}</FormError>
        )}
        {requires.includes('currentPassword') && (
          <>
            {email !== undefined && <PasswordManagerUsername email={email} />}
            <Field id="currentPassword" label={words.currentPassword} error={errors.currentPassword?.message}>
              <PasswordInput
                words={passwords}
                autoComplete="current-password"
                {...form.register('currentPassword')}
              />
            </Field>
          </>
        )}
        {requires.includes('code') && (
          <Field
            id="code"
            label={codeLabel ?? setup.code}
            hint={codeHint ?? setup.codeHint}
            error={errors.code?.message}
          >
            <Input autoComplete="one-time-code" autoCapitalize="none" {...form.register('code')} />
          </Field>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={variant} busy={isPending}>
            {action}
          </Button>
          {onCancel && (
            <Button variant="ghost" onClick={onCancel}>
              {words.cancel}
            </Button>
          )}
        </div>
      </fieldset>
    </form>
  );
};
