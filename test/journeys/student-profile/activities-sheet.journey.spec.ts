import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StudentDirectory } from '#modules/student-profile/contracts/index.js';
import { call, type Person, register } from '../../support/data/people.js';
import { registrationHandled } from '../../support/reactions.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

const SHEET = '/api/activities-sheet';
const BLANK = {
  onSheet: true,
  formType: null,
  position: null,
  organization: null,
  description: null,
  gradeLevels: [],
  timing: [],
  similarInCollege: null,
};
const BLANK_HONOR = { onSheet: true, title: null, gradeLevels: [], recognition: null };

let flyleaf: RunningApp;
let maya: Person;
let soccer: string;
let captain: string;
let lichen: string;
let prize: string;
beforeAll(async () => {
  flyleaf = await startApp();
  maya = await register(flyleaf);
  await registrationHandled(flyleaf, maya);
  soccer = await enter('activity-impacts', { activityName: 'Varsity soccer' });
  captain = await enter('leadership-roles', { organizationName: 'Chess club', positionTitle: 'Captain' });
  lichen = await enter('research-projects', { title: 'Lichen' });
  prize = await enter('awards', { name: 'Art prize', level: 'Local' });
});
afterAll(() => flyleaf.close());

const enter = async (list: string, body: unknown, student = maya) =>
  (await call<{ id: string }>(flyleaf, student, 'POST', `/api/${list}`, body)).body.id;
const read = (student = maya) => call<{ updatedAt: string | null }>(flyleaf, student, 'GET', SHEET);
const save = (body: unknown) => call<{ updatedAt: string }>(flyleaf, maya, 'PUT', SHEET, body);
const saveFrom = (copy: string, body: unknown) =>
  fetch(`${flyleaf.url}${SHEET}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${maya.accessToken}`,
      'content-type': 'application/json',
      'if-match': `"${copy}"`,
    },
    body: JSON.stringify(body),
  });

describe('an activities sheet', () => {
  it('is empty before the first save', async () => {
    expect(await read()).toMatchObject({
      status: 200,
      body: { updatedAt: null, activities: [], honors: [] },
    });
  });

  it('comes back as it was written, in the student’s order, and changes no match', async () => {
    const before = await flyleaf.app.get(StudentDirectory).profileVersion(maya.userId);
    const activities = [
      { ...BLANK, kind: 'research', id: lichen, onSheet: false, position: '' },
      { ...BLANK, kind: 'leadership', id: captain },
      {
        kind: 'activity',
        id: soccer,
        onSheet: true,
        formType: 'Athletics: JV/Varsity',
        position: 'Captain, “keeper” 🧤',
        organization: 'Élan FC',
        description: 'x'.repeat(400),
        gradeLevels: ['9', '10', 'PG'],
        timing: ['During school year'],
        similarInCollege: true,
      },
    ];
    const honors = [
      { id: prize, onSheet: true, title: 'Prize', gradeLevels: ['11'], recognition: ['School', 'National'] },
    ];

    const saved = await save({ activities, honors });

    expect(saved).toMatchObject({ status: 200, body: { activities, honors } });
    expect((await read()).body).toEqual(saved.body);
    expect(await flyleaf.app.get(StudentDirectory).profileVersion(maya.userId)).toBe(before);
  });

  it('puts a text with line breaks on one line', async () => {
    const row = { ...BLANK, kind: 'activity', id: soccer, description: ' Led drills.\r\nWon state.\n' };

    const { body } = await save({ activities: [row], honors: [] });

    expect(body).toMatchObject({ activities: [{ description: 'Led drills. Won state.' }] });
  });

  it('refuses a save that started from an older copy', async () => {
    const { body: before } = await read();
    const sent = { activities: [{ ...BLANK, kind: 'activity', id: soccer }], honors: [] };
    expect((await saveFrom(before.updatedAt ?? 'none', sent)).status).toBe(200);

    const refused = await saveFrom(before.updatedAt ?? 'none', { activities: [], honors: [] });

    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'student-profile.changed-elsewhere' });
    expect((await read()).body).toMatchObject({ activities: [{ id: soccer }] });
  });

  it.each([
    [{ position: 'x'.repeat(256) }, 'position', 'Position must be at most 255 characters'],
    [{ organization: 'x'.repeat(256) }, 'organization', 'Organization must be at most 255 characters'],
    [{ description: 'x'.repeat(5001) }, 'description', 'Description must be at most 5000 characters'],
    [{ formType: 'Sports' }, 'formType', 'Choose an activity type from the list'],
    [{ gradeLevels: ['8'] }, 'gradeLevels.0', 'Choose grade levels from the list'],
    [{ timing: ['Never'] }, 'timing.0', 'Choose times of year from the list'],
    [{ similarInCollege: 'maybe' }, 'similarInCollege', 'Answer yes or no'],
    [{ kind: 'award' }, 'kind', 'Choose a kind of entry from the list'],
    [{ id: 'soccer' }, 'id', 'That is not the id of an entry'],
  ])('names the field of a refused answer: %#', async (changes, field, message) => {
    const row = { ...BLANK, kind: 'activity', id: soccer, ...changes };

    const refused = await save({ activities: [row], honors: [] });

    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ errors: [{ path: `activities.0.${field}`, message }] });
  });

  it('leaves out another student’s entries', async () => {
    const sam = await register(flyleaf);
    const sams = await enter('activity-impacts', { activityName: 'Band' }, sam);
    const row = { ...BLANK, kind: 'activity', id: sams };

    expect(await save({ activities: [row], honors: [] })).toMatchObject({
      status: 200,
      body: { activities: [] },
    });
    expect((await read(sam)).body).toMatchObject({ updatedAt: null, activities: [] });
  });

  it('loses a row when its activity or award is deleted', async () => {
    await save({
      activities: [
        { ...BLANK, kind: 'activity', id: soccer },
        { ...BLANK, kind: 'leadership', id: captain },
        { ...BLANK, kind: 'research', id: lichen },
      ],
      honors: [{ ...BLANK_HONOR, id: prize }],
    });
    await call(flyleaf, maya, 'DELETE', `/api/activity-impacts/${soccer}`);
    await call(flyleaf, maya, 'DELETE', `/api/leadership-roles/${captain}`);
    await call(flyleaf, maya, 'DELETE', `/api/awards/${prize}`);

    expect((await read()).body).toMatchObject({ activities: [{ id: lichen }], honors: [] });
  });

  it('is for students', async () => {
    expect((await read(await register(flyleaf, { role: 'parent' }))).status).toBe(403);
  });
});
