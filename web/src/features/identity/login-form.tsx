import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { type DemoAccount } from '@/api';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PasswordInput } from '@/components/ui/password-input';
import { Refused } from '@/components/ui/refused';
import { toast } from '@/components/ui/toast-store';
import { formProblems } from '@/lib/form-problems';
import { DemoSignIn } from './demo-sign-in';
import { loginRefusal } from './refusal-words';
import { useSignIn } from './use-sign-in';

const Credentials = z.object({
  email: z.string().check(z.trim(), z.minLength(1, 'Please enter your email.')),
  password: z.string().check(z.minLength(1, 'Please enter your password.')),
});

type LoginFormProps = {
  onSignedIn: () => void;
  /** Right below the button: what to do without an account. */
  children?: ReactNode;
};

export const LoginForm = ({ onSignedIn, children }: LoginFormProps) => {
  const signIn = useSignIn();
  const form = useForm({
    resolver: zodResolver(Credentials),
    shouldFocusError: false, // the summary takes the focus
    defaultValues: { email: '', password: '' },
  });
  const { errors, submitCount } = form.formState;

  const submit = form.handleSubmit(
    (credentials) => signIn.mutate({ body: credentials }, { onSuccess: onSignedIn }),
    () => {
      signIn.reset();
      toast({
        tone: 'error',
        title: 'Missing Information',
        description: 'Please enter both email and password.',
      });
    },
  );

  const tryDemo = (account: DemoAccount) => {
    form.reset(account);
    void submit();
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset disabled={signIn.isPending} className="grid gap-5">
        <ErrorSummary problems={formProblems(errors)} attempt={submitCount} />
        {signIn.isError && <Refused attempt={submitCount}>{loginRefusal(signIn.error)}</Refused>}
        <Field id="email" label="Email" error={errors.email?.message}>
          <Input type="email" inputMode="email" autoComplete="username" {...form.register('email')} />
        </Field>
        <Field id="password" label="Password" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
        <Button type="submit" size="lg" className="w-full" busy={signIn.isPending}>
          Sign In
        </Button>
        {children}
        <DemoSignIn onTry={tryDemo} />
      </fieldset>
    </form>
  );
};
