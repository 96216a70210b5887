import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { showLeavingQueryKey } from '@/api/@tanstack/react-query.gen';
import { askToLeaveMutation } from '@/api/queries/account.gen';
import { Button } from '@/components/ui/basics/button';
import { Field } from '@/components/ui/forms/field';
import { FormError } from '@/components/ui/forms/form-error';
import { PasswordInput } from '@/components/ui/forms/password-input';
import { usePasswordWords } from '../../passwords/use-password-words';
import { showFieldProblems } from '../field-problems';
import { PasswordManagerUsername } from '../sign-ins/password-manager-username';
import { type User } from '@/api';
import { useSettingsWords } from '../use-settings-words';

const leaveWith = (missing: string) =>
  z.object({ currentPassword: z.string().check(z.minLength(1, missing)) });
const LeaveWithout = z.object({ currentPassword: z.string() });

type LeaveFormProps = Pick<User, 'email' | 'hasPassword' | 'role'>;

export const LeaveForm = ({ email, hasPassword, role }: LeaveFormProps) => {
  const words = useSettingsWords();
  const { what, whatOfAdults } = words.leaving;
  const passwords = usePasswordWords();
  const client = useQueryClient();
  const form = useForm({
    resolver: zodResolver(hasPassword ? leaveWith(words.currentPasswordMissing) : LeaveWithout),
    defaultValues: { currentPassword: '' },
  });
  const leave = useMutation({
    ...askToLeaveMutation(),
    onSuccess: (leaving) => client.setQueryData(showLeavingQueryKey(), leaving),
    onError: (error) => showFieldProblems(form, error, words.fields),
  });
  const { errors, submitCount } = form.formState;
  const submit = form.handleSubmit((body) => leave.mutate({ body }));

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset disabled={leave.isPending} className="grid max-w-115 gap-5">
        <ul className="grid list-disc gap-1 pl-5 text-pretty text-muted-foreground">
          {(role === 'student' ? what : whatOfAdults).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {leave.isError && errors.currentPassword === undefined && (
          <FormError attempt={submitCount}>{words.refusal(leave.error)}</FormError>
        )}
        {hasPassword ? (
          <>
            <PasswordManagerUsername email={email} />
            <Field id="currentPassword" label={words.currentPassword} error={errors.currentPassword?.message}>
              <PasswordInput
                words={passwords}
                autoComplete="current-password"
                {...form.register('currentPassword')}
              />
            </Field>
          </>
        ) : (
          <p className="text-pretty text-muted-foreground">{words.leaving.withoutPassword}</p>
        )}
        <Button type="submit" variant="destructive" className="justify-self-start" busy={leave.isPending}>
          {words.leaving.ask}
        </Button>
      </fieldset>
    </form>
  );
};
