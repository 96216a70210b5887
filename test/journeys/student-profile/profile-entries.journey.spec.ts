import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StudentDirectory } from '#modules/student-profile/contracts/index.js';
import { call, type Person, register } from '../../support/data/people.js';
import { registrationHandled } from '../../support/reactions.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

type Reply = Record<string, unknown> & { id: string };
interface Refused {
  errors: { path: string; message: string }[];
}

let flyleaf: RunningApp;
let maya: Person;
let sam: Person;
beforeAll(async () => {
  flyleaf = await startApp();
  [maya, sam] = await Promise.all([register(flyleaf), register(flyleaf)]);
  await registrationHandled(flyleaf, maya);
});
afterAll(() => flyleaf.close());

const list = (person: Person | null, path: string) => call<Reply[]>(flyleaf, person, 'GET', `/api/${path}`);
const add = (person: Person | null, path: string, body: unknown) =>
  call<Reply>(flyleaf, person, 'POST', `/api/${path}`, body);
const revise = (person: Person | null, path: string, id: string, body: unknown) =>
  call<Reply>(flyleaf, person, 'PUT', `/api/${path}/${id}`, body);
const remove = (person: Person | null, path: string, id: string) =>
  call(flyleaf, person, 'DELETE', `/api/${path}/${id}`);

const thisYear = new Date().getUTCFullYear();
const lastYear = Math.max(2030, thisYear + 1);
const lastGraduation = Math.max(2030, thisYear + 6);

interface List {
  path: string;
  least: Record<string, unknown>;
  /** The stored entry when only the required fields are sent. */
  usual: Record<string, unknown>;
  whole: Record<string, unknown>;
  missing: string;
}

const LISTS: List[] = [
  {
    path: 'activity-impacts',
    least: { activityName: 'Debate' },
    usual: { yearsCommitted: 1, hoursPerWeek: 1, weeksPerYear: 50, leadershipPosition: null, level: null },
    whole: {
      activityName: 'Robotics team',
      activityType: 'Academic',
      description: 'We build and we lose well.',
      role: 'Driver',
      yearsCommitted: 3,
      hoursPerWeek: 8,
      weeksPerYear: 40,
      leadershipPosition: 'Captain',
      level: 'State',
      responsibilities: 'Schedules',
      skillsDeveloped: 'Soldering',
      achievements: 'Finals',
      isPaid: false,
    },
    missing: 'Activity name is required',
  },
  {
    path: 'portfolio-items',
    least: { type: 'Music', title: 'Sonata' },
    usual: { description: null, link: null },
    whole: {
      type: 'Programming',
      title: 'Tide tables',
      description: 'An app for kayakers',
      role: 'Author',
      impact: 'Two hundred users',
      link: 'https://example.org/tides?from=a#b',
      awards: 'Regional finalist',
    },
    missing: 'Title is required',
  },
  {
    path: 'awards',
    least: { name: 'Spelling bee', level: 'Local' },
    usual: { year: thisYear, category: null },
    whole: {
      name: 'Science fair',
      level: 'National',
      category: 'STEM/Science',
      year: 2025,
      selectivity: '10 of 900',
      significance: 'First from our school',
    },
    missing: 'Award name is required',
  },
  {
    path: 'leadership-roles',
    least: { positionTitle: 'Captain', organizationName: 'Debate club' },
    usual: { level: null, startDate: null, endDate: null },
    whole: {
      positionTitle: 'Editor in chief',
      organizationName: 'The Elm Leaf',
      level: 'Regional',
      startDate: '2025-09-01',
      endDate: '2026-06-15',
      description: 'The school paper',
      responsibilities: 'Nine writers',
      achievements: 'A weekly issue',
      impact: 'Read in three schools',
    },
    missing: 'Position is required',
  },
  {
    path: 'research-projects',
    least: { title: 'Moss' },
    usual: { mentor: null, duration: null },
    whole: {
      title: 'Lichen on slate roofs',
      mentor: 'A botanist',
      institution: 'City museum',
      duration: 'Two summers',
      originalContribution: 'A map',
      outcomes: 'A poster',
      skills: 'Microscopy',
    },
    missing: 'Title is required',
  },
];

describe.each(LISTS)('the list at $path', ({ path, least, usual, whole, missing }) => {
  const name = Object.keys(least).find((field) => /name|title/i.test(field)) ?? '';

  it('starts empty', async () => {
    expect(await list(maya, path)).toMatchObject({ status: 200, body: [] });
  });

  it('grows in the order of entry and keeps every field', async () => {
    const first = await add(maya, path, { ...least, [name]: ` ${String(least[name])} ` });
    const second = await add(maya, path, whole);

    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ ...usual, ...least, userId: maya.userId });
    expect(second).toMatchObject({ status: 201, body: whole });
    expect((await list(maya, path)).body).toEqual([first.body, second.body]);
  });

  it('changes the fields sent, clears nulls and leaves the rest', async () => {
    const { body: entry } = await add(maya, path, whole);
    const [cleared = ''] = Object.keys(whole).filter(
      (field) => whole[field] === entry[field] && !(field in least),
    );

    const { status, body } = await revise(maya, path, entry.id, { [name]: 'Renamed', [cleared]: null });

    expect(status).toBe(200);
    expect(body).toEqual({ ...entry, [name]: 'Renamed', [cleared]: null, updatedAt: body['updatedAt'] });
  });

  it('ignores fields a student may not set', async () => {
    const theirs = {
      id: crypto.randomUUID(),
      userId: sam.userId,
      createdAt: '1999-01-01',
      relation: 'Sibling',
    };
    const { body: entry } = await add(maya, path, { ...least, ...theirs });

    expect(entry).toMatchObject({ userId: maya.userId });
    expect(entry.id).not.toBe(theirs.id);
    expect(entry).not.toHaveProperty('relation');
    const { body } = await revise(maya, path, entry.id, { ...entry, ...theirs });
    expect(body).toEqual({ ...entry, updatedAt: body['updatedAt'] });
  });

  it('requires the name, also when it is cleared', async () => {
    const { body: entry } = await add(maya, path, least);

    for (const nothing of [undefined, '', '   ', null]) {
      const answer = await call<Refused>(flyleaf, maya, 'POST', `/api/${path}`, {
        ...least,
        [name]: nothing,
      });
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: name, message: missing }] } });
    }
    expect((await revise(maya, path, entry.id, { [name]: '' })).status).toBe(400);
  });

  it('deletes at once, and only once', async () => {
    const { body: entry } = await add(maya, path, least);

    expect((await remove(maya, path, entry.id)).status).toBe(204);
    expect((await remove(maya, path, entry.id)).status).toBe(404);
    expect((await list(maya, path)).body.map(({ id }) => id)).not.toContain(entry.id);
  });

  it('hides another student’s entries', async () => {
    const { body: entry } = await add(maya, path, least);

    expect((await list(sam, path)).body).toEqual([]);
    expect((await revise(sam, path, entry.id, { [name]: 'Mine' })).status).toBe(404);
    expect((await remove(sam, path, entry.id)).status).toBe(404);
    expect((await list(maya, path)).body).toContainEqual(entry);
  });

  it.each(['an unknown id', 'what is not an id'])('answers 404 for %s', async (what) => {
    const id = what === 'an unknown id' ? crypto.randomUUID() : 'seven';

    expect((await revise(maya, path, id, least)).status).toBe(404);
    expect((await remove(maya, path, id)).status).toBe(404);
  });

  it('counts every change in the profile’s version', async () => {
    const version = () => flyleaf.app.get(StudentDirectory).profileVersion(maya.userId);
    const before = await version();

    const { body: entry } = await add(maya, path, least);
    await revise(maya, path, entry.id, least);
    await remove(maya, path, entry.id);
    await remove(maya, path, entry.id);

    expect(await version()).toBe(before + 3);
  });
});

const activity = { activityName: 'Debate' };
const item = { type: 'Music', title: 'Sonata' };
const award = { name: 'Spelling bee', level: 'Local' };
const role = { positionTitle: 'Captain', organizationName: 'Debate club' };

describe('what the lists refuse', () => {
  it.each([
    [
      'activity-impacts',
      { ...activity, yearsCommitted: 0 },
      'yearsCommitted',
      'Years committed must be at least 1',
    ],
    [
      'activity-impacts',
      { ...activity, yearsCommitted: 11 },
      'yearsCommitted',
      'Years committed must be at most 10',
    ],
    [
      'activity-impacts',
      { ...activity, hoursPerWeek: 0 },
      'hoursPerWeek',
      'Hours per week must be at least 1',
    ],
    [
      'activity-impacts',
      { ...activity, hoursPerWeek: 169 },
      'hoursPerWeek',
      'Hours per week must be at most 168',
    ],
    [
      'activity-impacts',
      { ...activity, weeksPerYear: 0 },
      'weeksPerYear',
      'Weeks per year must be at least 1',
    ],
    [
      'activity-impacts',
      { ...activity, weeksPerYear: 53 },
      'weeksPerYear',
      'Weeks per year must be at most 52',
    ],
    [
      'activity-impacts',
      { ...activity, hoursPerWeek: 'ten' },
      'hoursPerWeek',
      'Hours per week must be a number',
    ],
    ['activity-impacts', { ...activity, level: 'Galactic' }, 'level', 'Choose a level from the list'],
    [
      'activity-impacts',
      { ...activity, activityType: 'Chess' },
      'activityType',
      'Choose an activity type from the list',
    ],
    [
      'activity-impacts',
      { activityName: 'a'.repeat(256) },
      'activityName',
      'Activity name must be at most 255 characters',
    ],
    ['portfolio-items', { title: 'Sonata' }, 'type', 'Choose a type from the list'],
    ['portfolio-items', { ...item, type: 'Dance' }, 'type', 'Choose a type from the list'],
    ['portfolio-items', { ...item, link: 'tides' }, 'link', 'Must be a valid URL'],
    ['portfolio-items', { ...item, link: 'https://example.org/a b' }, 'link', 'Must be a valid URL'],
    ['portfolio-items', { ...item, link: 'javascript:alert(1)' }, 'link', 'Must be a valid URL'],
    ['portfolio-items', { ...item, link: 'ftp://example.org/a' }, 'link', 'Must be a valid URL'],
    ['portfolio-items', { ...item, link: 'https://' }, 'link', 'Must be a valid URL'],
    [
      'portfolio-items',
      { ...item, link: `https://example.org/${'a'.repeat(500)}` },
      'link',
      'Link must be at most 500 characters',
    ],
    ['awards', { name: 'Spelling bee' }, 'level', 'Choose a level from the list'],
    ['awards', { ...award, level: 'Galactic' }, 'level', 'Choose a level from the list'],
    ['awards', { ...award, category: 'Chess' }, 'category', 'Choose a category from the list'],
    ['awards', { ...award, year: 2014 }, 'year', `Year must be between 2015 and ${String(lastYear)}`],
    ['awards', { ...award, year: lastYear + 1 }, 'year', `Year must be between 2015 and ${String(lastYear)}`],
    ['leadership-roles', { ...role, level: 'Galactic' }, 'level', 'Choose a level from the list'],
    ['leadership-roles', { positionTitle: 'Captain' }, 'organizationName', 'Organization is required'],
    [
      'leadership-roles',
      { ...role, startDate: '2025-02-30' },
      'startDate',
      'Start date must be a date, such as 2025-09-01',
    ],
    [
      'leadership-roles',
      { ...role, startDate: '0000-01-01' },
      'startDate',
      `Start date must be between 1900 and ${String(lastGraduation)}`,
    ],
    [
      'leadership-roles',
      { ...role, startDate: '2025-09-02', endDate: '2025-09-01' },
      'endDate',
      'End date cannot be before the start date',
    ],
    ['awards', { ...award, selectivity: 7 }, 'selectivity', 'Selectivity must be text'],
  ])('%s: %j', async (path, body, field, message) => {
    const answer = await call<Refused>(flyleaf, maya, 'POST', `/api/${path}`, body);

    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([{ path: field, message }]);
  });

  it.each([
    ['portfolio-items', { ...item, link: '' }, { link: null }],
    ['portfolio-items', { ...item, link: 'http://example.org' }, { link: 'http://example.org' }],
    ['portfolio-items', { ...item, link: ' https://example.org/ab ' }, { link: 'https://example.org/ab' }],
    ['activity-impacts', { ...activity, hoursPerWeek: null }, { hoursPerWeek: null, weeksPerYear: 50 }],
    ['leadership-roles', { ...role, startDate: '2025-09-01', endDate: '' }, { endDate: null }],
    ['awards', { ...award, year: null }, { year: null }],
    ['awards', { ...award, year: lastYear }, { year: lastYear }],
    ['awards', { ...award, category: '', significance: ' ab' }, { category: null, significance: 'ab' }],
  ])('but %s takes %j', async (path, body, stored) => {
    expect(await add(maya, path, body)).toMatchObject({ status: 201, body: stored });
  });
});
