import { z } from 'zod';

const EARLIEST = '2000-01-01';
const LATEST = '2099-12-31';

/** A day that a student may enter. */
export const dayFor = (what: string) => {
  const error = `Please give ${what} as a day from 2000 to 2099, such as 2026-11-01`;
  return z.iso.date(error).refine((day) => day >= EARLIEST && day <= LATEST, error);
};
