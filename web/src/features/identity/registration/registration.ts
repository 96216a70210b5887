import * as z from 'zod/mini';
import { type RegisterRequest } from '@/api';
import { type ToastMessage } from '@/components/ui/toasts/toast-store';
import { choicesFrom } from '@/lib/words/choices';
import { type Words } from '../entry/words';
import { bothMatch, newPasswordIn, passwordAgainIn, passwordToast } from '../passwords/new-password';

const text = (missing: string) => z.string().check(z.trim(), z.minLength(1, missing));

export type RegistrationRole = NonNullable<RegisterRequest['role']>;

export const registrationRoles = ({ register }: Words) => choicesFrom<RegistrationRole>(register.roles);

/** The form's fields; the confirmation is never sent. */
export const registrationIn = ({ register, passwords }: Words) =>
  z
    .object({
      firstName: text(register.firstNameMissing),
      lastName: text(register.lastNameMissing),
      email: z.pipe(text(register.emailMissing), z.email(register.emailWrong)),
      role: z.enum(['student', 'parent', 'counselor']),
      password: newPasswordIn(passwords),
      confirmPassword: passwordAgainIn(passwords),
    })
    .check(bothMatch(passwords, ({ password }) => password));

export type Registration = z.infer<ReturnType<typeof registrationIn>>;

/** The toast for the first problem, in the specification's order. */
export const registrationToast = (
  typed: Registration,
  messages: readonly string[],
  { missing, register, passwords }: Words,
): ToastMessage => {
  const required = [typed.firstName, typed.lastName, typed.email, typed.password];
  const isMissing = required.some((value) => value.trim() === '');
  const fillIn: ToastMessage = { tone: 'error', title: missing, description: register.fillIn };
  return passwordToast(passwords, isMissing ? fillIn : null, messages, register.failed);
};
