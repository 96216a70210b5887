import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { FormError } from '@/components/ui/forms/form-error';
import { toast, type ToastMessage } from '@/components/ui/toasts/toast-store';
import { fieldProblemsOf } from '@/lib/api/api-error';
import { formProblems } from '@/lib/forms/form-problems';
import { ChosenPassword, passwordToast } from '../passwords/new-password';
import { NewPasswordFields } from '../passwords/new-password-fields';
import { isLinkExpired, resetRefusal } from '../refusal-words';
import { useResetPassword } from './use-reset-password';

const FILL_IN: ToastMessage = {
  tone: 'error',
  title: 'Missing Information',
  description: 'Please fill in both password fields.',
};

type ResetPasswordFormProps = { token: string; onDone: () => void };

export const ResetPasswordForm = ({ token, onDone }: ResetPasswordFormProps) => {
  const reset = useResetPassword();
  const form = useForm({
    resolver: zodResolver(ChosenPassword),
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
            const wrong = fieldProblemsOf(error).find(({ path }) => path === 'newPassword');
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
          newPassword === '' || confirmPassword === '' ? FILL_IN : null,
          messages,
          'Reset Failed',
        ),
      );
    },
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset disabled={reset.isPending} className="grid gap-5">
        <ErrorSummary problems={problems} attempt={submitCount} />
        {reset.isError && problems.length === 0 && (
          <>
            <FormError attempt={submitCount}>{resetRefusal(reset.error)}</FormError>
            {isLinkExpired(reset.error) && (
              <Link to="/forgot-password" className="link justify-self-start">
                Get a new link
              </Link>
            )}
          </>
        )}
        <NewPasswordFields
          typed={typed}
          newPassword={form.register('newPassword')}
          confirmPassword={form.register('confirmPassword')}
          errors={errors}
        />
        <Button type="submit" size="lg" className="w-full" busy={reset.isPending}>
          Reset password
        </Button>
      </fieldset>
    </form>
  );
};
