import * as z from 'zod/mini';
import { type ToastMessage } from '@/components/ui/toast-store';
import { passwordRules } from './password-rules';

const MISMATCH = 'Please make sure your passwords match.';
const TOO_SHORT = 'Password must be at least 8 characters long.';

const CONFIRMED = z.object({ confirmPassword: z.string().check(z.minLength(1)) });
const text = (missing: string) => z.string().check(z.trim(), z.minLength(1, missing));

/** What the form asks; the confirmation is never sent. */
export const Registration = z
  .object({
    firstName: text('Please enter your first name.'),
    lastName: text('Please enter your last name.'),
    email: z.pipe(text('Email is required'), z.email('Please enter a valid email address')),
    role: z.enum(['student', 'parent', 'counselor']),
    password: z.string().check(
      z.minLength(1, { error: 'Please choose a password.', abort: true }),
      z.minLength(8, { error: TOO_SHORT, abort: true }),
      z.refine(
        (password) => passwordRules.every(({ holds }) => holds(password)),
        'Password needs an uppercase letter, a lowercase letter, a number and a special character.',
      ),
    ),
    confirmPassword: z.string().check(z.minLength(1, 'Please enter your password again.')),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      error: MISMATCH,
      // Says so together with the other mistakes, instead of one round later.
      when: ({ value }) => CONFIRMED.safeParse(value).success,
    }),
  );

export type Registration = z.infer<typeof Registration>;

const FILL_IN: ToastMessage = {
  tone: 'error',
  title: 'Missing Information',
  description: 'Please fill in all required fields.',
};

/** The toast for the first thing wrong, in the order the error catalogue names them. */
export const registrationToast = (typed: Registration, messages: readonly string[]): ToastMessage => {
  const required = [typed.firstName, typed.lastName, typed.email, typed.password];
  if (required.some((text) => text.trim() === '')) return FILL_IN;
  if (messages.includes(MISMATCH))
    return { tone: 'error', title: "Passwords Don't Match", description: MISMATCH };
  if (messages.includes(TOO_SHORT))
    return { tone: 'error', title: 'Password Too Short', description: TOO_SHORT };
  return { tone: 'error', title: 'Registration Failed', description: messages[0] ?? '' };
};
