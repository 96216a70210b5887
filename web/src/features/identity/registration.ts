import { z } from 'zod';
import { type ToastMessage } from '@/components/ui/toast-store';
import { passwordRules } from './password-rules';

const MISMATCH = 'Please make sure your passwords match.';
const TOO_SHORT = 'Password must be at least 8 characters long.';

/** What the form asks; the confirmation is never sent. */
export const Registration = z
  .object({
    firstName: z.string().trim().min(1, 'Please enter your first name.'),
    lastName: z.string().trim().min(1, 'Please enter your last name.'),
    email: z.string().trim().min(1, 'Email is required').pipe(z.email('Please enter a valid email address')),
    role: z.enum(['student', 'parent', 'counselor']),
    password: z
      .string()
      .min(1, 'Please choose a password.')
      .min(8, TOO_SHORT)
      .refine(
        (password) => passwordRules.every(({ holds }) => holds(password)),
        'Password needs an uppercase letter, a lowercase letter, a number and a special character.',
      ),
    confirmPassword: z.string().min(1, 'Please enter your password again.'),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: MISMATCH,
    // Says so together with the other mistakes, instead of one round later.
    when: ({ value }) => z.object({ confirmPassword: z.string().min(1) }).safeParse(value).success,
  });

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
