import { z } from 'zod';

export const ProfileEntryId = z.uuid('That is not the id of an entry');

const INVALID = 'Invalid request';

export const REFUSALS = {
  entering: { 400: INVALID, 409: 'The list is full' },
  changing: { 400: INVALID, 404: 'No such entry, or another student’s' },
};
