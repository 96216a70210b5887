import { type ClientBase } from 'pg';

/** Makes it known that colleges changed. A finished import of a newer release makes that release the catalogue's. */
export async function announceEdition(client: ClientBase, releasedOn: string | null = null): Promise<void> {
  await client.query(
    `update college_catalogue.edition
        set revision = revision + 1, released_on = greatest(released_on, $1::date)`,
    [releasedOn],
  );
}
