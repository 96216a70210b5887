import { zodResolver } from '@hookform/resolvers/zod';
import { ArrowLeft } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { Button } from '@/components/ui/basics/button';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { FormError } from '@/components/ui/forms/form-error';
import { toast } from '@/components/ui/toasts/toast-store';
import { formProblems } from '@/lib/forms/form-problems';
import { useEntryWords } from '../entry/use-entry-words';
import { type Words } from '../entry/words';
import { useForgotPassword } from './use-forgot-password';

const requestIn = ({ forgot, register }: Words) =>
  z.object({
    email: z.pipe(
      z.string().check(z.trim(), z.minLength(1, forgot.emailMissing)),
      z.email(register.emailWrong),
    ),
  });

type ForgotPasswordFormProps = { email: string; onSent: (email: string) => void };

export const ForgotPasswordForm = ({ email, onSent }: ForgotPasswordFormProps) => {
  const words = useEntryWords();
  const { forgot } = words;
  const request = useForgotPassword();
  const form = useForm({
    resolver: zodResolver(requestIn(words)),
    shouldFocusError: false, // the summary takes the focus
    defaultValues: { email },
  });
  const { errors, submitCount } = form.formState;
  const problems = formProblems(errors);

  const submit = form.handleSubmit(
    (values) => request.mutate({ body: values }, { onSuccess: () => onSent(values.email) }),
    (invalid) => {
      request.reset();
      if (invalid.email?.message === forgot.emailMissing)
        toast({ tone: 'error', title: forgot.emailRequired, description: forgot.emailMissing });
    },
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset disabled={request.isPending} className="grid gap-5">
        <ErrorSummary problems={problems} attempt={submitCount} toFix={words.toFix} />
        {request.isError && problems.length === 0 && (
          <FormError attempt={submitCount}>{words.refusals.emailLink(request.error)}</FormError>
        )}
        <Field id="email" label={words.email} error={errors.email?.message}>
          <Input type="email" inputMode="email" autoComplete="username" {...form.register('email')} />
        </Field>
        <Button type="submit" size="lg" className="w-full" busy={request.isPending}>
          {forgot.send}
        </Button>
        <Button
          asChild
          variant="ghost"
          className="-ml-4 justify-self-start"
          icon={<ArrowLeft className="size-[1em]" />}
        >
          <Link to="/login">{words.backToLogin}</Link>
        </Button>
      </fieldset>
    </form>
  );
};
