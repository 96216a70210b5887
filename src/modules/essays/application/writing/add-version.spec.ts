import { describe, expect, it } from 'vitest';
import { DerivedAuthorshipKeys } from '../../adapters/node-crypto/derived-authorship-keys.js';
import { authorshipEntry } from '../../domain/authorship/authorship-entry.js';
import { faultsIn } from '../../domain/authorship/faults-in.js';
import { type SealedEntry, type ShownText } from '../../domain/authorship/record-file.js';
import { Essay } from '../../domain/essay/essay.js';
import { type EssayVersion } from '../../domain/essay/essay-version.js';
import { nodeCryptography } from '../../testing/check-authorship.js';
import { InMemoryEssayVersions } from '../../testing/in-memory-essay-versions.js';
import { AddVersion } from './add-version.js';

/** As a stranger may change it. */
interface AuthorshipFile {
  record: string;
  head: string | null;
  entries: SealedEntry[];
  shown: ShownText[];
}

const START = new Date('2026-10-01T18:00:00.000Z');
const ESSAY_ID = '0199a1b2-0000-7000-8000-000000000001';
const TEXTS = [
  'When I was nine I found a moth in the attic.',
  'When I was nine I found a moth in the attic. It was the color of ash.',
  'I was nine when I found the moth. It was the color of ash, and it was alive.',
];
const ours = new DerivedAuthorshipKeys({ current: 'a secret of ours', previous: undefined });
const theirs = new DerivedAuthorshipKeys({ current: 'a secret of theirs', previous: undefined });
const published = [{ kid: ours.keyId, x: ours.publicKey }];

async function versionsBy(keys: DerivedAuthorshipKeys, texts = TEXTS): Promise<EssayVersion[]> {
  const versions = new InMemoryEssayVersions(START);
  const addVersion = new AddVersion(versions, keys);
  const details = { title: 'Moth', essayType: 'Other', prompt: 'Any', audience: null } as const;
  const essay = new Essay(
    ESSAY_ID,
    'maya',
    { ...details, collegeId: null, wordLimit: null, applicationId: null },
    START,
  );
  let before: EssayVersion | null = null;
  for (const content of texts) {
    if (before !== null) essay.startNextVersion(START);
    before = await addVersion.to(essay, before, { content, origin: 'typed' });
  }
  return versions.of(ESSAY_ID);
}

function fileOf(versions: EssayVersion[]): AuthorshipFile {
  const sha256 = (text: string) => ours.sha256(text);
  const entries = versions.map((version, index) => {
    const previous = versions[index - 1];
    const before = previous === undefined ? null : { ...previous, hash: previous.seal.hash };
    const { salt, hash, signature, keyId } = version.seal;
    return { entry: authorshipEntry({ ...version, salt }, before, sha256), hash, signature, key: keyId };
  });
  const shown = versions.map(({ versionNumber, content, seal }) => ({
    n: versionNumber,
    salt: seal.salt,
    text: content,
  }));
  return { record: ESSAY_ID, head: entries.at(-1)?.hash ?? null, entries, shown };
}

const aFile = async (keys = ours) => fileOf(await versionsBy(keys));

const third = (file: AuthorshipFile) => {
  const entry = file.entries[2];
  if (entry === undefined) throw new Error('There are three versions.');
  return entry;
};

describe('the record of an essay', () => {
  it('is sound as it was sealed', async () => {
    expect(await faultsOf(await aFile())).toEqual([]);
  });

  it('tells what each version added, and when', async () => {
    expect(third(await aFile()).entry).toMatchObject({
      n: 3,
      at: '2026-10-01T18:02:00.000Z',
      words: 18,
      wordsAdded: 7,
      wordsRemoved: 6,
      longestAddition: 5,
      minutesSinceLast: 1,
    });
  });

  it('shows no text in its entries', async () => {
    const { entries } = await aFile();

    expect(JSON.stringify(entries)).not.toContain('moth');
  });

  it('hides equal texts from each other', async () => {
    const [one, other] = [await aFile(), await aFile()];

    expect(one.entries[0]?.entry.text).not.toBe(other.entries[0]?.entry.text);
  });

  it.each<[string, string, (file: AuthorshipFile) => void]>([
    ['another text', 'another-text', (file) => file.shown.splice(1, 1, { n: 2, salt: 'x', text: 'Other.' })],
    ['another time', 'changed-after-sealing', (file) => (third(file).entry.at = '2026-10-09T00:00:00.000Z')],
    [
      'another time with a hash to match',
      'not-signed',
      (file) => {
        const changed = third(file);
        changed.entry.words = 3;
        changed.hash = hashOfEntry(changed.entry);
        file.head = changed.hash;
      },
    ],
    ['an entry left out', 'broken-chain', (file) => file.entries.splice(1, 1)],
    ['the end cut off', 'another-head', (file) => file.entries.pop()],
    ['another order', 'number', (file) => file.entries.reverse()],
    ['smaller counts', 'changed-after-sealing', (file) => (third(file).entry.longestAddition = 1)],
    ['another essay’s name', 'another-record', (file) => (file.record = 'e-2')],
  ])('shows %s', async (_what, fault, tamper) => {
    const file = await aFile();
    tamper(file);

    expect(await faultsOf(file)).toContain(fault);
  });

  it('shows a key of someone else', async () => {
    expect(await faultsOf(await aFile(theirs))).toContain('not-signed');
  });
});

const faultsOf = async (file: AuthorshipFile) =>
  (await faultsIn(file, published, nodeCryptography)).map(({ fault }) => fault);

const hashOfEntry = (entry: object) => ours.sha256(JSON.stringify(entry, Object.keys(entry).toSorted()));

it('signs with the same key on every server that has the secret', () => {
  const again = new DerivedAuthorshipKeys({ current: 'a secret of ours', previous: undefined });

  expect(again.publicKey).toBe(ours.publicKey);
  expect(again.sign('ab'.repeat(32))).toEqual(ours.sign('ab'.repeat(32)));
});
