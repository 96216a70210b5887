import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { changeEmailMutation } from '@/api/queries/account.gen';
import { Button } from '@/components/ui/basics/button';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { Notice } from '@/components/ui/feedback/notice';
import { PasswordInput } from '@/components/ui/forms/password-input';
import { FormError } from '@/components/ui/forms/form-error';
import { toast } from '@/components/ui/toasts/toast-store';
import { formProblems } from '@/lib/forms/form-problems';
import { showFieldProblems } from '../field-problems';
import { PasswordManagerUsername } from '../sign-ins/password-manager-username';
import { usePasswordWords } from '../../passwords/use-password-words';
import { type SettingsWords } from '../settings-words';
import { useSettingsWords } from '../use-settings-words';

const blank = { newEmail: '', currentPassword: '' };

const changeEmailSchema = (email: string, words: SettingsWords) =>
  z.object({
    newEmail: z.pipe(
      z.string().check(z.trim(), z.minLength(1, words.email.missing)),
      z
        .email(words.email.invalid)
        .check(z.refine((typed) => typed.toLowerCase() !== email.toLowerCase(), words.email.same)),
    ),
    currentPassword: z.string().check(z.minLength(1, words.currentPasswordMissing)),
  });

/** The new email takes effect when its confirmation link is opened. */
export const ChangeEmailForm = ({ email }: { email: string }) => {
  const words = useSettingsWords();
  const passwords = usePasswordWords();
  const change = useMutation({
    ...changeEmailMutation(),
    onSuccess: () => toast({ title: words.email.sent, description: words.email.sentWhat }),
    onError: (error) =>
      toast({ tone: 'error', title: words.email.failed, description: words.refusal(error) }),
  });
  const form = useForm({
    resolver: zodResolver(changeEmailSchema(email, words)),
    shouldFocusError: false, // the summary takes the focus
    defaultValues: blank,
  });
  const { errors, submitCount } = form.formState;
  const problems = formProblems(errors);
  const sentTo = change.isSuccess ? change.variables.body.newEmail : null;

  const submit = form.handleSubmit(
    (typed) =>
      change.mutate(
        { body: typed },
        {
          onSuccess: () => form.reset(blank),
          onError: (error) => showFieldProblems(form, error, words.fields),
        },
      ),
    () => change.reset(),
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset disabled={change.isPending} className="grid max-w-115 gap-5">
        <div role="status" className="empty:hidden">
          {sentTo !== null && (
            <Notice tone="done">
              {words.email.sentTo.before}
              <b className="break-all">{sentTo}</b>
              {words.email.sentTo.until}
              <b className="break-all">{email}</b>
              {words.email.ifNone}
            </Notice>
          )}
        </div>
        <ErrorSummary problems={problems} attempt={submitCount} toFix={words.toFix} />
        {change.isError && problems.length === 0 && (
          <FormError attempt={submitCount}>{words.refusal(change.error)}</FormError>
        )}
        <Field
          id="newEmail"
          label={words.email.fresh}
          hint={words.email.freshHint}
          error={errors.newEmail?.message}
        >
          <Input type="email" inputMode="email" autoComplete="email" {...form.register('newEmail')} />
        </Field>
        <PasswordManagerUsername email={email} />
        <Field id="currentPassword" label={words.currentPassword} error={errors.currentPassword?.message}>
          <PasswordInput
            words={passwords}
            autoComplete="current-password"
            {...form.register('currentPassword')}
          />
        </Field>
        <Button type="submit" className="justify-self-start" busy={change.isPending}>
          {words.email.send}
        </Button>
      </fieldset>
    </form>
  );
};
