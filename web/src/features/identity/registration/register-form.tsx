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
import { choiceHere } from '@/lib/preferences/choice-here';
import { formProblems } from '@/lib/forms/form-problems';
import { type ChosenPlan } from './chosen-plan';
import { PasswordChecklist } from '../passwords/password-checklist';
import { ProviderSignIn } from '../provider/provider-sign-in';
import { useEntryWords } from '../entry/use-entry-words';
import { type Registration, registrationIn, registrationRoles, registrationToast } from './registration';
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

/** The first email comes in it too. */
const chosenLanguage = () => {
  const chosen = choiceHere();
  return chosen ? { language: chosen.language } : {};
};

type RegisterFormProps = {
  plan?: ChosenPlan;
  /** Chosen at first. */
  role?: Registration['role'];
  onRegistered: () => void;
};

export const RegisterForm = ({ plan, role: roleAtFirst = 'student', onRegistered }: RegisterFormProps) => {
  const words = useEntryWords();
  const { register: say, refusals } = words;
  const registration = useRegister();
  const form = useForm({
    resolver: zodResolver(registrationIn(words)),
    shouldFocusError: false, // the summary takes the focus
    defaultValues: { ...blank, role: roleAtFirst },
  });
  const { errors, submitCount } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });
  const problems = formProblems(errors);

  const showRefusal = (error: unknown) => {
    for (const { path, message } of refusals.fields(error)) {
      const name = fieldNames.find((known) => known === path);
      if (name) form.setError(name, { message });
    }
  };

  const submit = form.handleSubmit(
    ({ firstName, lastName, email, role, password: chosen }) =>
      registration.mutate(
        {
          body: {
            firstName,
            lastName,
            email,
            role,
            password: chosen,
            ...(plan && { plan }),
            ...chosenLanguage(),
          },
        },
        { onSuccess: onRegistered, onError: showRefusal },
      ),
    (invalid) => {
      registration.reset();
      toast(
        registrationToast(
          form.getValues(),
          formProblems(invalid).map(({ message }) => message),
          words,
        ),
      );
    },
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset disabled={registration.isPending} className="grid gap-5">
        <ErrorSummary problems={problems} attempt={submitCount} toFix={words.toFix} />
        {registration.isError && problems.length === 0 && (
          <FormError attempt={submitCount}>{refusals.register(registration.error)}</FormError>
        )}
        <div className="grid gap-5 md:grid-cols-2">
          <Field id="firstName" label={say.firstName} error={errors.firstName?.message}>
            <Input autoComplete="given-name" {...form.register('firstName')} />
          </Field>
          <Field id="lastName" label={say.lastName} error={errors.lastName?.message}>
            <Input autoComplete="family-name" {...form.register('lastName')} />
          </Field>
        </div>
        <Field id="email" label={words.email} error={errors.email?.message}>
          <Input type="email" inputMode="email" autoComplete="email" {...form.register('email')} />
        </Field>
        <Field id="role" label={say.role} error={errors.role?.message}>
          <Controller
            control={form.control}
            name="role"
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <Select
                ref={ref}
                options={registrationRoles(words)}
                value={value}
                onValueChange={onChange}
                onBlur={onBlur}
                placeholder={say.choose}
                disabled={registration.isPending}
              />
            )}
          />
        </Field>
        <Field id="password" label={say.password} hint={say.passwordHint} error={errors.password?.message}>
          <PasswordInput words={words.passwords} autoComplete="new-password" {...form.register('password')} />
          <PasswordChecklist password={password} words={words.passwords} />
        </Field>
        <Field id="confirmPassword" label={say.again} error={errors.confirmPassword?.message}>
          <PasswordInput
            words={words.passwords}
            autoComplete="new-password"
            {...form.register('confirmPassword')}
          />
        </Field>
        <p className="text-hint text-muted-foreground">
          {say.age}
          <Link to="/privacy" className="link">
            {say.stored}
          </Link>
          .
        </p>
        <Button type="submit" size="lg" className="w-full" busy={registration.isPending}>
          {say.submit}
        </Button>
        <ProviderSignIn />
      </fieldset>
    </form>
  );
};
