import { type ClientBase } from 'pg';

/** `$1` becomes the catalogue's release unless it has a newer one. */
export const RAISE_CATALOGUE_VERSION = `
  update college_catalogue.catalogue_version
     set version = version + 1, released_on = greatest(released_on, $1::date)`;

/** Makes every replica read the catalogue again. */
export async function raiseCatalogueVersion(
  client: ClientBase,
  releasedOn: string | null = null,
): Promise<void> {
  await client.query(RAISE_CATALOGUE_VERSION, [releasedOn]);
}
