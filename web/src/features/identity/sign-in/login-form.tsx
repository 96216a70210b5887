import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { type DemoAccount } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { PasswordInput } from '@/components/ui/forms/password-input';
import { FormError } from '@/components/ui/forms/form-error';
import { toast } from '@/components/ui/toasts/toast-store';
import { fieldProblemsOf } from '@/lib/api/api-error';
import { formProblems } from '@/lib/forms/form-problems';
import { CodeField } from '../two-step/code-field';
import { DemoSignIn } from './demo-sign-in';
import { ProviderSignIn } from '../provider/provider-sign-in';
import { isCodeNeeded, loginRefusal } from '../refusal-words';
import { useSignIn } from './use-sign-in';

const credentials = {
  email: z.string().check(z.trim(), z.minLength(1, 'Please enter your email.')),
  password: z.string().check(z.minLength(1, 'Please enter your password.')),
};
const Credentials = z.object({ ...credentials, code: z.string() });
const WithCode = z.object({
  ...credentials,
  code: z.string().check(z.trim(), z.minLength(1, 'Please enter the code.')),
});

type LoginFormProps = {
  onSignedIn: () => void;
  /** Shown below the buttons: how to create an account. */
  children?: ReactNode;
};

export const LoginForm = ({ onSignedIn, children }: LoginFormProps) => {
  const signIn = useSignIn();
  const [codeAsked, setCodeAsked] = useState(false);
  const [recovery, setRecovery] = useState(false);
  const form = useForm({
    resolver: zodResolver(codeAsked ? WithCode : Credentials),
    shouldFocusError: false, // the summary takes the focus
    defaultValues: { email: '', password: '', code: '' },
  });
  const { errors, submitCount } = form.formState;
  const email = useWatch({ control: form.control, name: 'email' });
  const problems = formProblems(errors);

  const submit = form.handleSubmit(
    ({ code, ...typed }) =>
      signIn.mutate(
        { body: { ...typed, ...(codeAsked && { code }) } },
        {
          onSuccess: onSignedIn,
          onError: (error) => {
            if (isCodeNeeded(error)) setCodeAsked(true);
            const wrongCode = fieldProblemsOf(error).find(({ path }) => path === 'code');
            if (wrongCode) form.setError('code', { message: wrongCode.message });
          },
        },
      ),
    ({ email: noEmail, password: noPassword }) => {
      signIn.reset();
      if (noEmail ?? noPassword)
        toast({
          tone: 'error',
          title: 'Missing Information',
          description: 'Please enter both email and password.',
        });
    },
  );

  const tryDemo = (account: DemoAccount) => {
    form.reset({ ...account, code: '' });
    void submit();
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset disabled={signIn.isPending} className="grid gap-5">
        <ErrorSummary problems={problems} attempt={submitCount} />
        {signIn.isError && problems.length === 0 && !isCodeNeeded(signIn.error) && (
          <FormError attempt={submitCount}>{loginRefusal(signIn.error)}</FormError>
        )}
        <Field id="email" label="Email" error={errors.email?.message}>
          <Input type="email" inputMode="email" autoComplete="username" {...form.register('email')} />
        </Field>
        <div className="grid gap-2">
          <Field id="password" label="Password" error={errors.password?.message}>
            <PasswordInput autoComplete="current-password" {...form.register('password')} />
          </Field>
          <Link to="/forgot-password" state={{ email }} className="link min-h-6 justify-self-end text-hint">
            Forgot password?
          </Link>
        </div>
        {codeAsked && (
          <CodeField
            code={form.register('code')}
            error={errors.code?.message}
            recovery={recovery}
            frozen={signIn.isPending}
            onRecovery={(wanted) => {
              form.resetField('code');
              setRecovery(wanted);
            }}
          />
        )}
        <Button type="submit" size="lg" className="w-full" busy={signIn.isPending}>
          Sign In
        </Button>
        <ProviderSignIn />
        {children}
        <DemoSignIn onTry={tryDemo} />
      </fieldset>
    </form>
  );
};
