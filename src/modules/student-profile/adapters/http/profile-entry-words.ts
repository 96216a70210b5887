import { z } from 'zod';

/** No entry has this id. */
const NOBODYS = '00000000-0000-0000-0000-000000000000';

/** Anything that is not an id is the id of nothing. */
export const ProfileEntryId = z.preprocess(
  (value) => (z.uuid().safeParse(value).success ? value : NOBODYS),
  z.uuid(),
);

const INVALID = 'Invalid request';

export const REFUSALS = {
  entering: { 400: INVALID, 409: 'The list is full' },
  changing: { 400: INVALID, 404: 'No such entry, or another student’s' },
};
