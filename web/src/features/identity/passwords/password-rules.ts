/** The server also refuses common passwords and the user's own name. */
export const passwordRules = [
  { label: 'At least 8 characters', holds: (password: string) => Array.from(password).length >= 8 },
  { label: 'Uppercase letter', holds: (password: string) => /\p{Lu}/u.test(password) },
  { label: 'Lowercase letter', holds: (password: string) => /\p{Ll}/u.test(password) },
  { label: 'Number', holds: (password: string) => /\p{Nd}/u.test(password) },
  { label: 'Special character', holds: (password: string) => /[^\p{L}\p{Nd}\s]/u.test(password) },
] as const;
