import * as z from 'zod/mini';

/** A text that may be left out. The server's rule in the server's words. */
export const text = (name: string, length: number) =>
  z.string().check(z.trim(), z.maxLength(length, `${name} must be at most ${length} characters`));

/** A text that must say something. */
export const requiredText = (name: string, length: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `${name} is required`),
      z.maxLength(length, `${name} must be at most ${length} characters`),
    );
