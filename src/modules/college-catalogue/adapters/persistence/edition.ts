import { type ClientBase } from 'pg';
import { type Statement } from './prepared.js';

/** Makes it known that colleges changed. A finished import of a newer release makes that release the catalogue's. */
export async function announceEdition(client: ClientBase, releasedOn: string | null = null): Promise<void> {
  const { text, values } = editionAnnounced(releasedOn);
  await client.query(text, values);
}

export const editionAnnounced = (releasedOn: string | null = null): Statement => ({
  text: `
    update college_catalogue.edition
       set revision = revision + 1, released_on = greatest(released_on, $1::date)`,
  values: [releasedOn],
});
