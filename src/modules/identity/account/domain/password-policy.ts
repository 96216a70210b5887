import { COMMON_PASSWORD_STEMS } from './common-passwords.js';

export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

interface PasswordRule {
  holds: (password: string) => boolean;
  otherwise: string;
}

/** The five rules shown on the form, and a maximum that keeps hashing cheap. Lengths count characters, not bytes. */
const RULES: readonly PasswordRule[] = [
  {
    holds: (password) => lengthOf(password) >= PASSWORD_LENGTH.min,
    otherwise: 'Password must be at least 8 characters long.',
  },
  {
    holds: (password) => lengthOf(password) <= PASSWORD_LENGTH.max,
    otherwise: 'Password must be at most 128 characters long.',
  },
  { holds: (password) => /\p{Lu}/u.test(password), otherwise: 'Password needs an uppercase letter.' },
  { holds: (password) => /\p{Ll}/u.test(password), otherwise: 'Password needs a lowercase letter.' },
  { holds: (password) => /\p{Nd}/u.test(password), otherwise: 'Password needs a number.' },
  {
    holds: (password) => /[^\p{L}\p{Nd}\s]/u.test(password),
    otherwise: 'Password needs a special character.',
  },
];

const lengthOf = (password: string): number => Array.from(password).length;

export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

/** Every reason against a password, in words; an empty list means it is fine. */
export function reasonsAgainst(password: string, owner: PasswordOwner): string[] {
  const broken = RULES.filter((rule) => !rule.holds(password)).map((rule) => rule.otherwise);
  if (isCommon(password)) broken.push('This password is too common. Please choose another.');
  if (containsOwner(password, owner))
    broken.push('Please leave your own name and email out of your password.');
  return broken;
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

/** "P@ssw0rd2024!" counts as "password": digits and signs around it or instead of letters make little difference. */
function isCommon(password: string): boolean {
  const core = password.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const unmasked = core.replace(/[0134578@$!]/g, (sign) => LEET[sign] ?? sign);
  return COMMON_PASSWORD_STEMS.has(core) || COMMON_PASSWORD_STEMS.has(unmasked);
}

function containsOwner(password: string, { email, firstName, lastName }: PasswordOwner): boolean {
  const lower = password.toLowerCase();
  const words = [email.split('@')[0] ?? '', firstName, lastName].map((word) => word.trim().toLowerCase());
  // Very short names occur in too many good passwords to forbid.
  return words.some((word) => word.length >= 4 && lower.includes(word));
}
