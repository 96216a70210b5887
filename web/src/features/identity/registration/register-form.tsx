import { Link } from 'react-router-dom';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/basics/button';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { PasswordInput } from '@/components/ui/forms/password-input';
import { FormError } from '@/components/ui/forms/form-error';
import { Select } from '@/components/ui/select/select';
import { toast } from '@/components/ui/toasts/toast-store';
import { fieldProblemsOf } from '@/lib/api/api-error';
import { formProblems } from '@/lib/forms/form-problems';
import { type ChosenPlan } from './chosen-plan';
import { PasswordChecklist } from '../passwords/password-checklist';
import { ProviderSignIn } from '../provider/provider-sign-in';
import { registerRefusal } from '../refusal-words';
import { Registration, registrationRoles, registrationToast } from './registration';
import { useRegister } from './use-register';

const blank: Registration = {
  firstName: '',
  lastName: '',
  email: '',
  role: 'student',
  password: '',
  confirmPassword: '',
};

const fieldNames = Object.keys(blank) as (keyof Registration)[];

type RegisterFormProps = {
  plan?: ChosenPlan;
  /** Chosen at first. */
  role?: Registration['role'];
  onRegistered: () => void;
};

export const RegisterForm = ({ plan, role: roleAtFirst = 'student', onRegistered }: RegisterFormProps) => {
  const registration = useRegister();
  const form = useForm({
    resolver: zodResolver(Registration),
    shouldFocusError: false, // the summary takes the focus
    defaultValues: { ...blank, role: roleAtFirst },
  });
  const { errors, submitCount } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });
  const problems = formProblems(errors);

  const showRefusal = (error: unknown) => {
    for (const { path, message } of fieldProblemsOf(error)) {
      const name = fieldNames.find((known) => known === path);
      if (name) form.setError(name, { message });
    }
  };

  const submit = form.handleSubmit(
    ({ firstName, lastName, email, role, password: chosen }) =>
      registration.mutate(
        { body: { firstName, lastName, email, role, password: chosen, ...(plan && { plan }) } },
        { onSuccess: onRegistered, onError: showRefusal },
      ),
    (invalid) => {
      registration.reset();
      toast(
        registrationToast(
          form.getValues(),
          formProblems(invalid).map(({ message }) => message),
        ),
      );
    },
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset disabled={registration.isPending} className="grid gap-5">
        <ErrorSummary problems={problems} attempt={submitCount} />
        {registration.isError && problems.length === 0 && (
          <FormError attempt={submitCount}>{registerRefusal(registration.error)}</FormError>
        )}
        <div className="grid gap-5 md:grid-cols-2">
          <Field id="firstName" label="First name" error={errors.firstName?.message}>
            <Input autoComplete="given-name" {...form.register('firstName')} />
          </Field>
          <Field id="lastName" label="Last name" error={errors.lastName?.message}>
            <Input autoComplete="family-name" {...form.register('lastName')} />
          </Field>
        </div>
        <Field id="email" label="Email" error={errors.email?.message}>
          <Input type="email" inputMode="email" autoComplete="email" {...form.register('email')} />
        </Field>
        <Field id="role" label="I am a" error={errors.role?.message}>
          <Controller
            control={form.control}
            name="role"
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <Select
                ref={ref}
                options={registrationRoles}
                value={value}
                onValueChange={onChange}
                onBlur={onBlur}
                placeholder="Choose"
                disabled={registration.isPending}
              />
            )}
          />
        </Field>
        <Field
          id="password"
          label="Password"
          hint="Use uppercase, lowercase, a number and a special character."
          error={errors.password?.message}
        >
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
          <PasswordChecklist password={password} />
        </Field>
        <Field id="confirmPassword" label="Confirm password" error={errors.confirmPassword?.message}>
          <PasswordInput autoComplete="new-password" {...form.register('confirmPassword')} />
        </Field>
        <p className="text-hint text-muted-foreground">
          You must be 13 or older. Read{' '}
          <Link to="/privacy" className="link">
            what we store and why
          </Link>
          .
        </p>
        <Button type="submit" size="lg" className="w-full" busy={registration.isPending}>
          Create Account
        </Button>
        <ProviderSignIn />
      </fieldset>
    </form>
  );
};
