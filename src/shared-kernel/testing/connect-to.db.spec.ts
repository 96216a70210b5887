import { expect, it } from 'vitest';
import { connectTo } from './connect-to.js';
import { freshDatabase } from './fresh-database.js';

it("keeps the loss of a test's own connection to that test: only its next query fails", async () => {
  const database = await freshDatabase();
  const client = await connectTo(database.url);
  const lost = new Promise<void>((resolve) => client.once('end', () => resolve()));

  await database.drop();
  await lost;

  await expect(client.query('select 1')).rejects.toThrow();
});
