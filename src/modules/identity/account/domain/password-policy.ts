import { COMMON_PASSWORD_STEMS } from './common-passwords.js';

export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

interface PasswordRule {
  isMet: (password: string) => boolean;
  message: string;
}

/** The five rules shown on the form, and a maximum so that hashing stays cheap. Lengths count characters, not bytes. */
const RULES: readonly PasswordRule[] = [
  {
    isMet: (password) => lengthOf(password) >= PASSWORD_LENGTH.min,
    message: 'Password must be at least 8 characters long.',
  },
  {
    isMet: (password) => lengthOf(password) <= PASSWORD_LENGTH.max,
    message: 'Password must be at most 128 characters long.',
  },
  { isMet: (password) => /\p{Lu}/u.test(password), message: 'Password needs an uppercase letter.' },
  { isMet: (password) => /\p{Ll}/u.test(password), message: 'Password needs a lowercase letter.' },
  { isMet: (password) => /\p{Nd}/u.test(password), message: 'Password needs a number.' },
  {
    isMet: (password) => /[^\p{L}\p{Nd}\s]/u.test(password),
    message: 'Password needs a special character.',
  },
];

const lengthOf = (password: string): number => Array.from(password).length;

export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

/** Every reason against a password, as sentences for the user; empty if it is fine. */
export function reasonsAgainst(password: string, owner: PasswordOwner): string[] {
  const reasons = RULES.filter((rule) => !rule.isMet(password)).map((rule) => rule.message);
  if (isCommon(password)) reasons.push('This password is too common. Please choose another.');
  if (containsOwner(password, owner))
    reasons.push('Please leave your own name and email out of your password.');
  return reasons;
}

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** "P@ssw0rd2024!" counts as "password": digits and symbols around it or in place of letters add little. */
function isCommon(password: string): boolean {
  const core = password.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const unmasked = core.replace(/[0134578@$!]/g, (symbol) => LEET[symbol] ?? symbol);
  return COMMON_PASSWORD_STEMS.has(core) || COMMON_PASSWORD_STEMS.has(unmasked);
}

function containsOwner(password: string, { email, firstName, lastName }: PasswordOwner): boolean {
  const lower = password.toLowerCase();
  const words = [email.split('@')[0] ?? '', firstName, lastName].map((word) => word.trim().toLowerCase());
  // Very short names occur in too many good passwords to forbid.
  return words.some((word) => word.length >= 4 && lower.includes(word));
}
