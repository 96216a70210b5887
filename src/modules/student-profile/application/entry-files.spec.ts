import { beforeEach, describe, expect, it } from 'vitest';
import { NotedAccounts } from '#modules/identity/testing/noted-accounts.js';
import { FileNotUsable } from '#shared-kernel/platform/files/file.errors.js';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '#shared-kernel/testing/immediate-unit-of-work.js';
import { InMemoryStoredFiles } from '#shared-kernel/testing/in-memory-stored-files.js';
import { PortfolioItem, type PortfolioAnswers } from '../domain/entries/portfolio-item.js';
import { InMemoryStudentProfileRepository } from '../testing/in-memory-student-profile.repository.js';
import { AddProfileEntry, AddProfileEntryHandler } from './add-profile-entry.js';
import { EntryFiles } from './entry-files.js';
import { RemoveProfileEntry, RemoveProfileEntryHandler } from './remove-profile-entry.js';
import { ReviseProfileEntry, ReviseProfileEntryHandler } from './revise-profile-entry.js';

const MAYA = '0197a000-0000-7000-8000-000000000001';
const SAM = '0197a000-0000-7000-8000-000000000002';
const clock = new FixedClock(new Date('2026-11-20T09:00:00Z'));
const unitOfWork = new ImmediateUnitOfWork();

let stored: InMemoryStoredFiles;
let files: EntryFiles;
let profiles: InMemoryStudentProfileRepository;
beforeEach(() => {
  stored = new InMemoryStoredFiles();
  files = new EntryFiles(stored);
  profiles = new InMemoryStudentProfileRepository();
});

const add = (portfolioFile: string | null, title = 'Mural') =>
  new AddProfileEntryHandler(profiles, unitOfWork, clock, new NotedAccounts(), files).execute(
    new AddProfileEntry<PortfolioAnswers>(MAYA, PortfolioItem, { type: 'Visual Art', title, portfolioFile }),
  );
const revise = (id: string, changes: Partial<PortfolioAnswers>) =>
  new ReviseProfileEntryHandler(profiles, unitOfWork, clock, files).execute(
    new ReviseProfileEntry<PortfolioAnswers>(MAYA, PortfolioItem, id, changes),
  );
const remove = (id: string) =>
  new RemoveProfileEntryHandler(profiles, unitOfWork, files).execute(
    new RemoveProfileEntry<PortfolioAnswers>(MAYA, PortfolioItem, id),
  );
const itemWith = (id: string) => `student-profile.portfolio-item ${id}`;

describe('the file of a portfolio item', () => {
  it('belongs to the item, also after a change of something else', async () => {
    const mural = stored.upload(MAYA, 'mural.png');
    const id = await add(mural);
    await revise(id, { title: 'Mural, 2026' });

    expect(stored.usedBy(mural)).toBe(itemWith(id));
  });

  it('is let go when another file replaces it', async () => {
    const [draft, final] = [stored.upload(MAYA, 'draft.png'), stored.upload(MAYA, 'final.png')];
    const id = await add(draft);
    await revise(id, { portfolioFile: final });

    expect([stored.usedBy(draft), stored.usedBy(final)]).toEqual([null, itemWith(id)]);
  });

  it('is let go when it is removed from the item', async () => {
    const mural = stored.upload(MAYA, 'mural.png');
    await revise(await add(mural), { portfolioFile: null });

    expect(stored.usedBy(mural)).toBeNull();
  });

  it('can be used again when the item is deleted and that is undone', async () => {
    const mural = stored.upload(MAYA, 'mural.png');
    await remove(await add(mural));
    expect(stored.usedBy(mural)).toBeNull();

    const restored = await add(mural);
    expect(stored.usedBy(mural)).toBe(itemWith(restored));
  });

  it.each([
    ['is another student’s', () => stored.upload(SAM, 'mural.png')],
    ['is gone', () => '/objects/gone'],
  ])('is refused when it %s', async (_why, address) => {
    await expect(add(address())).rejects.toThrow(FileNotUsable);
    expect(profiles.all(PortfolioItem)).toEqual([]);
  });

  it('is refused when another item has it', async () => {
    const mural = stored.upload(MAYA, 'mural.png');
    await add(mural);

    await expect(add(mural, 'The same mural')).rejects.toMatchObject({
      problems: [{ path: 'portfolioFile' }],
    });
  });
});
