import { beforeEach, describe, expect, it } from 'vitest';
import { RecordingAuditLog } from '#modules/identity/activity/testing/recording-audit-log.js';
import { NotedAccounts } from '#modules/identity/testing/noted-accounts.js';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '#shared-kernel/testing/immediate-unit-of-work.js';
import { InMemoryStoredFiles } from '#shared-kernel/testing/in-memory-stored-files.js';
import { CollegeNotFound } from '../../contracts/index.js';
import { InMemoryKeptFacts } from '../../testing/in-memory-kept-facts.js';
import { CollegePictures } from './college-pictures.js';
import { CheckedInFuture, NotACollegePicture } from './kept-facts.errors.js';
import { type CollegeChanges, KeepCollegeFacts, KeepCollegeFactsHandler } from './keep-college-facts.js';

const OHIO_STATE = 204796;
const KENYON = 203535;
const ADMIN = '01990000-0000-7000-8000-00000000000a';
const NOW = new Date('2026-11-20T09:00:00Z');
const SOURCE = { sourceUrl: 'https://example.org/facts', checkedOn: '2026-11-20' };

let facts: InMemoryKeptFacts;
let files: InMemoryStoredFiles;
let audit: RecordingAuditLog;
beforeEach(() => {
  facts = new InMemoryKeptFacts(OHIO_STATE, KENYON);
  files = new InMemoryStoredFiles();
  audit = new RecordingAuditLog();
});

const keep = (colleges: CollegeChanges) =>
  new KeepCollegeFactsHandler(
    facts,
    new CollegePictures(files),
    new NotedAccounts(),
    audit,
    new ImmediateUnitOfWork(),
    new FixedClock(NOW),
  ).execute(new KeepCollegeFacts(ADMIN, colleges));

describe('keeping facts about a college', () => {
  it('stores each with its source, and leaves others alone', async () => {
    await keep(new Map([[OHIO_STATE, { averageGPA: { value: 3.9, ...SOURCE } }]]));
    await keep(new Map([[OHIO_STATE, { hasStudyAbroad: { value: true, ...SOURCE } }]]));

    expect(facts.colleges.get(OHIO_STATE)).toEqual({
      averageGPA: { value: 3.9, ...SOURCE },
      hasStudyAbroad: { value: true, ...SOURCE },
    });
  });

  it('removes a fact that is set to null', async () => {
    await keep(new Map([[OHIO_STATE, { averageGPA: { value: 3.9, ...SOURCE } }]]));
    await keep(new Map([[OHIO_STATE, { averageGPA: null }]]));

    expect(facts.colleges.get(OHIO_STATE)).toEqual({});
  });

  it('logs who changed which facts, and nothing when none changed', async () => {
    const changes = new Map([
      [OHIO_STATE, { averageGPA: { value: 3.9, ...SOURCE }, hasCoopProgram: { value: false, ...SOURCE } }],
    ]);
    expect(await keep(changes)).toBe(2);
    expect(await keep(changes)).toBe(0);

    expect(audit.entries).toEqual([
      {
        kind: 'college-changed',
        userId: null,
        by: ADMIN,
        detail: { college: '204796', facts: 'averageGPA, hasCoopProgram' },
      },
    ]);
  });

  it('refuses a college that we do not have', async () => {
    const changes = new Map([[1, { hasCoopProgram: { value: true, ...SOURCE } }]]);

    await expect(keep(changes)).rejects.toThrow(CollegeNotFound);
  });

  it('refuses a day that has not begun anywhere', async () => {
    const on = (checkedOn: string) =>
      keep(new Map([[KENYON, { hasCoopProgram: { ...SOURCE, value: true, checkedOn } }]]));

    await expect(on('2026-11-22')).rejects.toThrow(CheckedInFuture);
    expect(await on('2026-11-21')).toBe(1);
  });
});

describe('the picture of a college', () => {
  const show = (value: string) => keep(new Map([[KENYON, { imageUrl: { value, ...SOURCE } }]]));

  it('belongs to the product, so it stays when the admin leaves', async () => {
    await show(files.upload(ADMIN, 'quad.jpg', 'image/jpeg'));
    await files.removeAllOf(ADMIN);

    const address = facts.colleges.get(KENYON)?.imageUrl?.value ?? '';
    expect(await files.find(address)).toMatchObject({ name: 'quad.jpg' });
  });

  it('is given up when another one replaces it', async () => {
    await show(files.upload(ADMIN, 'quad.jpg', 'image/jpeg'));
    const before = facts.colleges.get(KENYON)?.imageUrl?.value ?? '';
    await show(files.upload(ADMIN, 'gate.jpg', 'image/jpeg'));

    expect(files.usedBy(before)).toBeNull();
  });

  it('is never another kind of file', async () => {
    await expect(show(files.upload(ADMIN, 'brochure.pdf', 'application/pdf'))).rejects.toThrow(
      NotACollegePicture,
    );
  });
});
