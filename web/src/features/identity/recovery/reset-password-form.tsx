import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { FormError } from '@/components/ui/forms/form-error';
import { toast } from '@/components/ui/toasts/toast-store';
import { formProblems } from '@/lib/forms/form-problems';
import { useEntryWords } from '../entry/use-entry-words';
import { chosenPasswordIn, passwordToast } from '../passwords/new-password';
import { NewPasswordFields } from '../passwords/new-password-fields';
import { isLinkExpired } from '../refusal-words';
import { useResetPassword } from './use-reset-password';

type ResetPasswordFormProps = { token: string; onDone: () => void };

export const ResetPasswordForm = ({ token, onDone }: ResetPasswordFormProps) => {
  const words = useEntryWords();
  const reset = useResetPassword();
  const form = useForm({
    resolver: zodResolver(chosenPasswordIn(words.passwords)),
    shouldFocusError: false, // the summary takes the focus
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  const { errors, submitCount } = form.formState;
  const problems = formProblems(errors);
  const typed = useWatch({ control: form.control, name: 'newPassword' });

  const submit = form.handleSubmit(
    ({ newPassword }) =>
      reset.mutate(
        { body: { token, newPassword } },
        {
          onSuccess: onDone,
          onError: (error) => {
            const wrong = words.refusals.fields(error).find(({ path }) => path === 'newPassword');
            if (wrong) form.setError('newPassword', { message: wrong.message });
          },
        },
      ),
    (invalid) => {
      reset.reset();
      const { newPassword, confirmPassword } = form.getValues();
      const messages = formProblems(invalid).map(({ message }) => message);
      toast(
        passwordToast(
          words.passwords,
          newPassword === '' || confirmPassword === ''
            ? { tone: 'error', title: words.missing, description: words.reset.fillIn }
            : null,
          messages,
          words.reset.failed,
        ),
      );
    },
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset disabled={reset.isPending} className="grid gap-5">
        <ErrorSummary problems={problems} attempt={submitCount} toFix={words.toFix} />
        {reset.isError && problems.length === 0 && (
          <>
            <FormError attempt={submitCount}>{words.refusals.reset(reset.error)}</FormError>
            {isLinkExpired(reset.error) && (
              <Link to="/forgot-password" className="link justify-self-start">
                {words.reset.newLink}
              </Link>
            )}
          </>
        )}
        <NewPasswordFields
          words={words.passwords}
          typed={typed}
          newPassword={form.register('newPassword')}
          confirmPassword={form.register('confirmPassword')}
          errors={errors}
        />
        <Button type="submit" size="lg" className="w-full" busy={reset.isPending}>
          {words.reset.submit}
        </Button>
      </fieldset>
    </form>
  );
};
