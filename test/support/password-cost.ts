import argon2 from 'argon2';

const { hash } = argon2;

/** With a twentieth of the memory. */
const quickly = ((password: string, options?: Parameters<typeof hash>[1]) =>
  hash(password, { ...options, memoryCost: 1024 })) as typeof hash;

/** Tests make a thousand passwords, each of which would take the thirtieth of a second that guessing one shall take. */
export const hashPasswordsQuickly = () => Object.assign(argon2, { hash: quickly });

/** For the rest of a file. */
export const hashPasswordsInFull = () => Object.assign(argon2, { hash });
