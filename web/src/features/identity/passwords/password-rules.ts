/** The server also refuses common passwords and the user's own name. */
export const passwordRules = [
  { rule: 'length', holds: (password: string) => Array.from(password).length >= 8 },
  { rule: 'upper', holds: (password: string) => /\p{Lu}/u.test(password) },
  { rule: 'lower', holds: (password: string) => /\p{Ll}/u.test(password) },
  { rule: 'number', holds: (password: string) => /\p{Nd}/u.test(password) },
  { rule: 'special', holds: (password: string) => /[^\p{L}\p{Nd}\s]/u.test(password) },
] as const;
