import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { listSignInsQueryKey } from '@/api/@tanstack/react-query.gen';
import { changePasswordMutation } from '@/api/queries/account.gen';
import { Button } from '@/components/ui/basics/button';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { Field } from '@/components/ui/forms/field';
import { PasswordInput } from '@/components/ui/forms/password-input';
import { FormError } from '@/components/ui/forms/form-error';
import { toast } from '@/components/ui/toasts/toast-store';
import { formProblems } from '@/lib/forms/form-problems';
import { bothMatch, newPasswordIn, passwordAgainIn } from '../../passwords/new-password';
import { NewPasswordFields } from '../../passwords/new-password-fields';
import { type PasswordWords } from '../../passwords/words';
import { usePasswordWords } from '../../passwords/use-password-words';
import { showFieldProblems } from '../field-problems';
import { PasswordManagerUsername } from './password-manager-username';
import { type SettingsWords } from '../settings-words';
import { useSettingsWords } from '../use-settings-words';

const changeIn = (passwords: PasswordWords, { currentPasswordMissing }: SettingsWords) =>
  z
    .object({
      currentPassword: z.string().check(z.minLength(1, currentPasswordMissing)),
      newPassword: newPasswordIn(passwords),
      confirmPassword: passwordAgainIn(passwords),
    })
    .check(bothMatch(passwords, (form) => form.newPassword));

const blank = { currentPassword: '', newPassword: '', confirmPassword: '' };

export const ChangePasswordForm = ({ email }: { email: string }) => {
  const words = useSettingsWords();
  const passwords = usePasswordWords();
  const client = useQueryClient();
  const change = useMutation({
    ...changePasswordMutation(),
    onSuccess: ({ message }) => {
      void client.invalidateQueries({ queryKey: listSignInsQueryKey() });
      toast({ title: words.password.changed, description: words.password.changedWhat(message) });
    },
    onError: (error) => toast({ tone: 'error', title: words.error, description: words.refusal(error) }),
  });
  const form = useForm({
    resolver: zodResolver(changeIn(passwords, words)),
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
        <p className="text-pretty text-muted-foreground">{words.password.lead}</p>
        <ErrorSummary problems={problems} attempt={submitCount} toFix={words.toFix} />
        {change.isError && problems.length === 0 && (
          <FormError attempt={submitCount}>{words.refusal(change.error)}</FormError>
        )}
        <PasswordManagerUsername email={email} />
        <div className="grid gap-2">
          <Field id="currentPassword" label={words.currentPassword} error={errors.currentPassword?.message}>
            <PasswordInput
              words={passwords}
              autoComplete="current-password"
              {...form.register('currentPassword')}
            />
          </Field>
          <Link
            to="/forgot-password"
            state={{ email }}
            className="link inline-flex min-h-6 items-center justify-self-end text-hint"
          >
            {words.password.forgot}
          </Link>
        </div>
        <NewPasswordFields
          typed={typed}
          newPassword={form.register('newPassword')}
          confirmPassword={form.register('confirmPassword')}
          words={passwords}
          errors={errors}
        />
        <Button type="submit" className="justify-self-start" busy={change.isPending}>
          {words.password.change}
        </Button>
      </fieldset>
    </form>
  );
};
