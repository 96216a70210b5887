import * as z from 'zod/mini';
import { type RegisterRequest } from '@/api';
import { type ToastMessage } from '@/components/ui/toasts/toast-store';
import { choicesFrom } from '@/lib/words/choices';
import { roleName } from '../role-name';
import { bothMatch, newPassword, passwordAgain, passwordToast } from '../passwords/new-password';

const text = (missing: string) => z.string().check(z.trim(), z.minLength(1, missing));

type RegistrationRole = NonNullable<RegisterRequest['role']>;

export const registrationRoles = choicesFrom<RegistrationRole>({
  student: roleName.student,
  parent: roleName.parent,
  counselor: roleName.counselor,
});

/** The form's fields; the confirmation is never sent. */
export const Registration = z
  .object({
    firstName: text('First name is required'),
    lastName: text('Last name is required'),
    email: z.pipe(text('Email is required'), z.email('Please enter a valid email address')),
    role: z.enum(registrationRoles.map(({ value }) => value)),
    password: newPassword,
    confirmPassword: passwordAgain,
  })
  .check(bothMatch(({ password }) => password));

export type Registration = z.infer<typeof Registration>;

const FILL_IN: ToastMessage = {
  tone: 'error',
  title: 'Missing Information',
  description: 'Please fill in all required fields.',
};

/** The toast for the first problem, in the specification's order. */
export const registrationToast = (typed: Registration, messages: readonly string[]): ToastMessage => {
  const required = [typed.firstName, typed.lastName, typed.email, typed.password];
  const missing = required.some((text) => text.trim() === '') ? FILL_IN : null;
  return passwordToast(missing, messages, 'Registration Failed');
};
