import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { changeEmailMutation } from '@/api/queries/identity.gen';
import { Button } from '@/components/ui/basics/button';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { Notice } from '@/components/ui/feedback/notice';
import { PasswordInput } from '@/components/ui/forms/password-input';
import { FormError } from '@/components/ui/forms/form-error';
import { toast } from '@/components/ui/toasts/toast-store';
import { formProblems } from '@/lib/forms/form-problems';
import { settingsRefusal } from '../refusal-words';
import { showFieldProblems } from './field-problems';
import { PasswordManagerUsername } from './password-manager-username';

const blank = { newEmail: '', currentPassword: '' };

const changeEmailSchema = (email: string) =>
  z.object({
    newEmail: z.pipe(
      z.string().check(z.trim(), z.minLength(1, 'Email is required')),
      z
        .email('Please enter a valid email address')
        .check(
          z.refine((typed) => typed.toLowerCase() !== email.toLowerCase(), 'This is already your email.'),
        ),
    ),
    currentPassword: z.string().check(z.minLength(1, 'Please enter your current password.')),
  });

/** The new email takes effect when its confirmation link is opened. */
export const ChangeEmailForm = ({ email }: { email: string }) => {
  const change = useMutation({
    ...changeEmailMutation(),
    onSuccess: () =>
      toast({ title: 'Confirmation Sent', description: 'Open the link in the email to finish.' }),
    onError: (error) =>
      toast({ tone: 'error', title: 'Request Failed', description: settingsRefusal(error) }),
  });
  const form = useForm({
    resolver: zodResolver(changeEmailSchema(email)),
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
        { onSuccess: () => form.reset(blank), onError: (error) => showFieldProblems(form, error) },
      ),
    () => change.reset(),
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset disabled={change.isPending} className="grid max-w-115 gap-5">
        <div role="status" className="empty:hidden">
          {sentTo !== null && (
            <Notice tone="done">
              We emailed a link to <b className="break-all">{sentTo}</b>. Until you open it, your email stays{' '}
              <b className="break-all">{email}</b>. If no email comes, that address can’t be used here.
            </Notice>
          )}
        </div>
        <ErrorSummary problems={problems} attempt={submitCount} />
        {change.isError && problems.length === 0 && (
          <FormError attempt={submitCount}>{settingsRefusal(change.error)}</FormError>
        )}
        <Field
          id="newEmail"
          label="New email"
          hint="We’ll send a link to it and let your current address know."
          error={errors.newEmail?.message}
        >
          <Input type="email" inputMode="email" autoComplete="email" {...form.register('newEmail')} />
        </Field>
        <PasswordManagerUsername email={email} />
        <Field id="currentPassword" label="Current password" error={errors.currentPassword?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
        </Field>
        <Button type="submit" className="justify-self-start" busy={change.isPending}>
          Send confirmation
        </Button>
      </fieldset>
    </form>
  );
};
