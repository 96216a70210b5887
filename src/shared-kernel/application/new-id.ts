import { v7 } from 'uuid';

/** A UUIDv7: sorts by the time it was made, and needs nothing of the database. */
export const newId = (): string => v7();
