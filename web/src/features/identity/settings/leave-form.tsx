import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { showLeavingQueryKey } from '@/api/@tanstack/react-query.gen';
import { askToLeaveMutation } from '@/api/queries/identity.gen';
import { Button } from '@/components/ui/basics/button';
import { Field } from '@/components/ui/forms/field';
import { FormError } from '@/components/ui/forms/form-error';
import { PasswordInput } from '@/components/ui/forms/password-input';
import { settingsRefusal } from '../refusal-words';
import { showFieldProblems } from './field-problems';
import { PasswordManagerUsername } from './password-manager-username';

const Leave = z.object({
  currentPassword: z.string().check(z.minLength(1, 'Please enter your current password.')),
});
const LeaveWithout = z.object({ currentPassword: z.string() });

type LeaveFormProps = { email: string; hasPassword: boolean };

export const LeaveForm = ({ email, hasPassword }: LeaveFormProps) => {
  const client = useQueryClient();
  const form = useForm({
    resolver: zodResolver(hasPassword ? Leave : LeaveWithout),
    defaultValues: { currentPassword: '' },
  });
  const leave = useMutation({
    ...askToLeaveMutation(),
    onSuccess: (leaving) => client.setQueryData(showLeavingQueryKey(), leaving),
    onError: (error) => showFieldProblems(form, error),
  });
  const { errors, submitCount } = form.formState;
  const submit = form.handleSubmit((body) => leave.mutate({ body }));

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset disabled={leave.isPending} className="grid max-w-115 gap-5">
        <ul className="grid list-disc gap-1 pl-5 text-pretty text-muted-foreground">
          <li>At once, adults you linked see nothing of your account, and reminder emails stop.</li>
          <li>For seven days you can sign in as always and keep your account.</li>
          <li>After that, your profile, list, essays, chats and files are gone for good.</li>
        </ul>
        {leave.isError && errors.currentPassword === undefined && (
          <FormError attempt={submitCount}>{settingsRefusal(leave.error)}</FormError>
        )}
        {hasPassword ? (
          <>
            <PasswordManagerUsername email={email} />
            <Field id="currentPassword" label="Current password" error={errors.currentPassword?.message}>
              <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
            </Field>
          </>
        ) : (
          <p className="text-pretty text-muted-foreground">
            You have no password here, so this works within ten minutes of signing in.
          </p>
        )}
        <Button type="submit" variant="destructive" className="justify-self-start" busy={leave.isPending}>
          Delete my account in seven days
        </Button>
      </fieldset>
    </form>
  );
};
