import * as z from 'zod/mini';

/** The same rule and message as the server's. */
export const text = (name: string, length: number) =>
  z.string().check(z.trim(), z.maxLength(length, `${name} must be at most ${length} characters`));

export const requiredText = (name: string, length: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `${name} is required`),
      z.maxLength(length, `${name} must be at most ${length} characters`),
    );
