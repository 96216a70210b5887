import fs from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';

const SUBJECT = 'Choose a new password';
const read = new Set<string>();
const tokens = new Map<string, string>();

/** The token of the reset email to this address; undefined while none has arrived. */
export async function findResetToken(
  folders: readonly string[],
  address: string,
): Promise<string | undefined> {
  for (const folder of folders) await readNewEmails(folder);
  return tokens.get(address);
}

async function readNewEmails(folder: string): Promise<void> {
  const files = await fs.readdir(folder).catch(() => []);
  for (const file of files.filter((name) => name.endsWith('.eml')).map((name) => path.join(folder, name))) {
    if (read.has(file)) continue;
    read.add(file);
    const { subject, to, text } = await PostalMime.parse(await fs.readFile(file));
    const token = /\?token=(\S+)/.exec(text ?? '')?.[1];
    const address = to?.[0]?.address;
    if (subject === SUBJECT && token !== undefined && address !== undefined) tokens.set(address, token);
  }
}
