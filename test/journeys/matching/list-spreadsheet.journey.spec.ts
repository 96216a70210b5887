import { afterAll, beforeAll, expect, it } from 'vitest';
import { NEW_YORK_UNIVERSITY, OHIO_STATE } from '#modules/matching/domain/engine/testing/worked-colleges.js';
import { P6 } from '#modules/matching/domain/engine/testing/worked-profiles.js';
import { fillProfile } from '../../support/data/fill-profile.js';
import { call, type Person, register } from '../../support/data/people.js';
import { registrationHandled } from '../../support/reactions.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

interface Row {
  line: number;
  college: string;
  collegeIds: number[];
  list: string;
  application: string;
  problems: string[];
}
interface Saved {
  collegeId: number;
  notes: string;
  match: { admissionProbability: number };
}

const TABLE = [
  'My colleges;;;;',
  'School;State;Plan;Due;Comments;Status',
  'New York University;NY;ED;11/1/2026;=first choice;In progress',
  'Ohio State University;OH;RD;soon;"Dad went; big";Admitted',
  'University of California;;;;',
  'Hogwarts School of Witchcraft;;;;',
  'nyu;;;;again',
].join('\r\n');

let flyleaf: RunningApp;
let student: Person;
beforeAll(async () => {
  flyleaf = await startApp();
  student = await register(flyleaf);
  await registrationHandled(flyleaf, student);
  await fillProfile(flyleaf, student, P6);
});
afterAll(() => flyleaf.close());

const send = (dryRun: boolean, choices: { line: number; collegeId: number | null }[] = []) =>
  call<{ delimiter: string; rows: Row[] }>(flyleaf, student, 'POST', '/api/list-spreadsheet/import', {
    text: TABLE,
    choices,
    dryRun,
  }).then(({ status, body }) => {
    expect(status, JSON.stringify(body)).toBe(200);
    return body.rows.map(({ college, list, application }) => `${college} ${list} ${application}`);
  });
const read = async <Body>(path: string) => (await call<Body>(flyleaf, student, 'GET', path)).body;
const chances = async () => {
  const { colleges } = await read<{ colleges: { id: number; match: Saved['match'] }[] }>(
    '/api/colleges?search=university&pageSize=100',
  );
  return new Map(colleges.map(({ id, match }) => [id, match.admissionProbability]));
};

it('a family brings in its spreadsheet, sees first what happens, and nothing is added twice', async () => {
  const regular = await chances();
  const expected = [
    'found add begin',
    'found add begin',
    'choose none none',
    'not-found none none',
    'repeated none none',
  ];
  const leaveOut = [{ line: 5, collegeId: null }];

  expect(await send(true)).toEqual(expected);
  expect(await read('/api/saved-colleges')).toEqual([]);
  expect(await send(false, leaveOut)).toEqual(expected.with(2, 'left-out none none'));
  expect(await send(false, leaveOut)).toEqual([
    'found there there',
    'found there there',
    'left-out none none',
    'not-found none none',
    'repeated none none',
  ]);

  const saved = await read<Saved[]>('/api/saved-colleges');
  expect(saved.map(({ collegeId, notes }) => [collegeId, notes])).toEqual(
    expect.arrayContaining([
      [NEW_YORK_UNIVERSITY.unitId, '=first choice'],
      [OHIO_STATE.unitId, 'Dad went; big'],
    ]),
  );
  const applications = await read<
    {
      id: string;
      collegeId: number;
      status: string;
      decisionResult: string | null;
      deadline: { date: string | null; kind: string };
    }[]
  >('/api/applications');
  expect(applications).toHaveLength(2);
  expect(applications[0]?.deadline).toMatchObject({ date: '2026-11-01', kind: 'entered' });

  expect(applications.map(({ status, decisionResult }) => [status, decisionResult])).toEqual([
    ['In Progress', null],
    ['Decided', 'Accepted'],
  ]);

  // Early Decision is part of the estimate there, and nowhere else.
  const early = await chances();
  const changed = [...early].filter(([id, chance]) => chance !== regular.get(id)).map(([id]) => id);
  expect(changed).toEqual([NEW_YORK_UNIVERSITY.unitId]);

  const withdrawn = { status: 'Decided', decisionResult: 'Withdrawn' };
  await call(flyleaf, student, 'POST', `/api/applications/${applications[0]?.id ?? ''}/status`, withdrawn);
  expect(await chances()).toEqual(regular);
});

it('takes the list out again, with the formulas harmless and the date with its note', async () => {
  const reply = await fetch(`${flyleaf.url}/api/list-spreadsheet.csv`, {
    headers: { authorization: `Bearer ${student.accessToken}` },
  });
  const lines = (await reply.text()).split('\r\n');

  expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(lines.find((line) => line.startsWith('New York University'))).toMatch(
    /^New York University,NY,.*,Early Decision,Decided,Withdrawn,2026-11-01,As you entered it\. Not checked yet\.,0 of \d+,\d+,'=first choice$/,
  );
  const { items } = await read<{ items: { kind: string; detail: Record<string, string> }[] }>(
    '/api/account/activity',
  );
  expect(items.find(({ kind }) => kind === 'data-exported')?.detail).toEqual({
    what: 'my list and applications',
    count: '2',
  });
});
