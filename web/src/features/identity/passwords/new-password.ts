import * as z from 'zod/mini';
import { type ToastMessage } from '@/components/ui/toasts/toast-store';
import { passwordRules } from './password-rules';

const MISMATCH = 'Please make sure your passwords match.';
const TOO_SHORT = 'Password must be at least 8 characters long.';

export const newPassword = z.string().check(
  z.minLength(1, { error: 'Password is required', abort: true }),
  z.minLength(8, { error: TOO_SHORT, abort: true }),
  z.refine(
    (password) => passwordRules.every(({ holds }) => holds(password)),
    'Password needs an uppercase letter, a lowercase letter, a number and a special character.',
  ),
);

export const passwordAgain = z.string().check(z.minLength(1, 'Please confirm your password'));

const CONFIRMED = z.object({ confirmPassword: z.string().check(z.minLength(1)) });

/** Runs even when other fields are invalid, so all mistakes show at once. */
export const bothMatch = <Form extends { confirmPassword: string }>(passwordOf: (form: Form) => string) =>
  z.refine<Form>((form) => passwordOf(form) === form.confirmPassword, {
    path: ['confirmPassword'],
    error: MISMATCH,
    when: ({ value }) => CONFIRMED.safeParse(value).success,
  });

export const ChosenPassword = z
  .object({ newPassword, confirmPassword: passwordAgain })
  .check(bothMatch((form) => form.newPassword));

/** The toast for the first problem, in the specification's order. */
export const passwordToast = (
  missing: ToastMessage | null,
  messages: readonly string[],
  failed: string,
): ToastMessage => {
  if (missing) return missing;
  if (messages.includes(MISMATCH))
    return { tone: 'error', title: "Passwords Don't Match", description: MISMATCH };
  if (messages.includes(TOO_SHORT))
    return { tone: 'error', title: 'Password Too Short', description: TOO_SHORT };
  return { tone: 'error', title: failed, description: messages[0] ?? '' };
};
