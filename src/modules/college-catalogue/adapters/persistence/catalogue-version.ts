import { type ClientBase } from 'pg';
import { type Statement } from './prepared.js';

/** Tells every replica to read the catalogue again. `releasedOn` becomes the catalogue's release unless a newer one already is. */
export async function raiseCatalogueVersion(
  client: ClientBase,
  releasedOn: string | null = null,
): Promise<void> {
  const { text, values } = catalogueVersionRaised(releasedOn);
  await client.query(text, values);
}

export const catalogueVersionRaised = (releasedOn: string | null = null): Statement => ({
  text: `
    update college_catalogue.catalogue_version
       set version = version + 1, released_on = greatest(released_on, $1::date)`,
  values: [releasedOn],
});
