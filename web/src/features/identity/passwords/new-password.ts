import * as z from 'zod/mini';
import { type ToastMessage } from '@/components/ui/toasts/toast-store';
import { passwordRules } from './password-rules';
import { type PasswordWords } from './words';

export const newPasswordIn = (words: PasswordWords) =>
  z.string().check(
    z.minLength(1, { error: words.missing, abort: true }),
    z.minLength(8, { error: words.short, abort: true }),
    z.refine((password) => passwordRules.every(({ holds }) => holds(password)), words.weak),
  );

export const passwordAgainIn = (words: PasswordWords) => z.string().check(z.minLength(1, words.againMissing));

const CONFIRMED = z.object({ confirmPassword: z.string().check(z.minLength(1)) });

/** Runs even when other fields are invalid, so all mistakes show at once. */
export const bothMatch = <Form extends { confirmPassword: string }>(
  words: PasswordWords,
  passwordOf: (form: Form) => string,
) =>
  z.refine<Form>((form) => passwordOf(form) === form.confirmPassword, {
    path: ['confirmPassword'],
    error: words.mismatch,
    when: ({ value }) => CONFIRMED.safeParse(value).success,
  });

export const chosenPasswordIn = (words: PasswordWords) =>
  z
    .object({ newPassword: newPasswordIn(words), confirmPassword: passwordAgainIn(words) })
    .check(bothMatch(words, (form) => form.newPassword));

/** The toast for the first problem, in the specification's order. */
export const passwordToast = (
  words: PasswordWords,
  missing: ToastMessage | null,
  messages: readonly string[],
  failed: string,
): ToastMessage => {
  if (missing) return missing;
  if (messages.includes(words.mismatch))
    return { tone: 'error', title: words.mismatchTitle, description: words.mismatch };
  if (messages.includes(words.short))
    return { tone: 'error', title: words.shortTitle, description: words.short };
  return { tone: 'error', title: failed, description: messages[0] ?? '' };
};
