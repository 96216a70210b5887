import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { listSignInsQueryKey } from '@/api/@tanstack/react-query.gen';
import { changePasswordMutation } from '@/api/queries/identity.gen';
import { Button } from '@/components/ui/basics/button';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { Field } from '@/components/ui/forms/field';
import { PasswordInput } from '@/components/ui/forms/password-input';
import { FormError } from '@/components/ui/forms/form-error';
import { toast } from '@/components/ui/toasts/toast-store';
import { formProblems } from '@/lib/forms/form-problems';
import { bothMatch, newPasswordIn, passwordAgainIn } from '../passwords/new-password';
import { NewPasswordFields } from '../passwords/new-password-fields';
import { english } from '../passwords/words';
import { settingsRefusal } from '../refusal-words';
import { showFieldProblems } from './field-problems';
import { PasswordManagerUsername } from './password-manager-username';

const Change = z
  .object({
    currentPassword: z.string().check(z.minLength(1, 'Please enter your current password.')),
    newPassword: newPasswordIn(english),
    confirmPassword: passwordAgainIn(english),
  })
  .check(bothMatch(english, (form) => form.newPassword));

const blank = { currentPassword: '', newPassword: '', confirmPassword: '' };

export const ChangePasswordForm = ({ email }: { email: string }) => {
  const client = useQueryClient();
  const change = useMutation({
    ...changePasswordMutation(),
    onSuccess: ({ message }) => {
      void client.invalidateQueries({ queryKey: listSignInsQueryKey() });
      toast({ title: 'Password Updated', description: message });
    },
    onError: (error) => toast({ tone: 'error', title: 'Error', description: settingsRefusal(error) }),
  });
  const form = useForm({
    resolver: zodResolver(Change),
    shouldFocusError: false, // the summary takes the focus
    defaultValues: blank,
  });
  const { errors, submitCount } = form.formState;
  const problems = formProblems(errors);
  const typed = useWatch({ control: form.control, name: 'newPassword' });

  const submit = form.handleSubmit(
    ({ currentPassword, newPassword: chosen }) =>
      change.mutate(
        { body: { currentPassword, newPassword: chosen } },
        { onSuccess: () => form.reset(blank), onError: (error) => showFieldProblems(form, error) },
      ),
    () => change.reset(),
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset disabled={change.isPending} className="grid max-w-115 gap-5">
        <p className="text-pretty text-muted-foreground">
          Changing it signs out your other devices, and we’ll email you to confirm.
        </p>
        <ErrorSummary problems={problems} attempt={submitCount} />
        {change.isError && problems.length === 0 && (
          <FormError attempt={submitCount}>{settingsRefusal(change.error)}</FormError>
        )}
        <PasswordManagerUsername email={email} />
        <div className="grid gap-2">
          <Field id="currentPassword" label="Current password" error={errors.currentPassword?.message}>
            <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
          </Field>
          <Link
            to="/forgot-password"
            state={{ email }}
            className="link inline-flex min-h-6 items-center justify-self-end text-hint"
          >
            Forgot password?
          </Link>
        </div>
        <NewPasswordFields
          typed={typed}
          newPassword={form.register('newPassword')}
          confirmPassword={form.register('confirmPassword')}
          errors={errors}
        />
        <Button type="submit" className="justify-self-start" busy={change.isPending}>
          Change password
        </Button>
      </fieldset>
    </form>
  );
};
