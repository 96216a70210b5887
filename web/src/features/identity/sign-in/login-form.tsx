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
import { formProblems } from '@/lib/forms/form-problems';
import { CodeField } from '../two-step/code-field';
import { DemoSignIn } from './demo-sign-in';
import { ProviderSignIn } from '../provider/provider-sign-in';
import { useEntryWords } from '../entry/use-entry-words';
import { type Words } from '../entry/words';
import { isCodeNeeded } from '../refusal-words';
import { useSignIn } from './use-sign-in';

const credentialsIn = ({ login, code }: Words, codeAsked: boolean) =>
  z.object({
    email: z.string().check(z.trim(), z.minLength(1, login.emailMissing)),
    password: z.string().check(z.minLength(1, login.passwordMissing)),
    code: codeAsked ? z.string().check(z.trim(), z.minLength(1, code.missing)) : z.string(),
  });

type LoginFormProps = {
  onSignedIn: () => void;
  /** Shown below the buttons: how to create an account. */
  children?: ReactNode;
};

export const LoginForm = ({ onSignedIn, children }: LoginFormProps) => {
  const words = useEntryWords();
  const signIn = useSignIn();
  const [codeAsked, setCodeAsked] = useState(false);
  const [recovery, setRecovery] = useState(false);
  const form = useForm({
    resolver: zodResolver(credentialsIn(words, codeAsked)),
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
            const wrongCode = words.refusals.fields(error).find(({ path }) => path === 'code');
            if (wrongCode) form.setError('code', { message: wrongCode.message });
          },
        },
      ),
    ({ email: noEmail, password: noPassword }) => {
      signIn.reset();
      if (noEmail ?? noPassword)
        toast({
          tone: 'error',
          title: words.missing,
          description: words.login.bothMissing,
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
        <ErrorSummary problems={problems} attempt={submitCount} toFix={words.toFix} />
        {signIn.isError && problems.length === 0 && !isCodeNeeded(signIn.error) && (
          <FormError attempt={submitCount}>{words.refusals.login(signIn.error)}</FormError>
        )}
        <Field id="email" label={words.email} error={errors.email?.message}>
          <Input type="email" inputMode="email" autoComplete="username" {...form.register('email')} />
        </Field>
        <div className="grid gap-2">
          <Field id="password" label={words.login.password} error={errors.password?.message}>
            <PasswordInput
              words={words.passwords}
              autoComplete="current-password"
              {...form.register('password')}
            />
          </Field>
          <Link to="/forgot-password" state={{ email }} className="link min-h-6 justify-self-end text-hint">
            {words.login.forgot}
          </Link>
        </div>
        {codeAsked && (
          <CodeField
            words={words.code}
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
          {words.signIn}
        </Button>
        <ProviderSignIn />
        {children}
        <DemoSignIn onTry={tryDemo} />
      </fieldset>
    </form>
  );
};
