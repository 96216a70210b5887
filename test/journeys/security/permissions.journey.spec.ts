import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Relation, type SharedPart } from '#modules/identity/contracts/index.js';
import { aidLetter } from '../../support/data/aid-letter.js';
import { ROUTES } from '../../support/api-document.js';
import { fillEveryField } from '../../support/browser/fill-every-field.js';
import { linkAdult } from '../../support/data/link-adult.js';
import { call, type Person, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

/**
 * What an adult needs: a link alone, a part the student shares, or something that no such adult ever has. Essays are shared one by
 * one (essay-comments.journey.spec.ts); here, none is, and it looks absent.
 */
type Rule = 'link' | SharedPart | 'essay' | 'never';

interface Cell extends Readonly<Record<Relation, Rule>> {
  /** What is sent, where an empty request would be refused for its own sake. */
  readonly body?: unknown;
  /** What it answers to those who may, where that is a refusal for another reason. */
  readonly whenOpen?: 'not found';
}

const bothNeed = (rule: Rule): Cell => ({ parent: rule, counselor: rule });

const OF_A_STUDENT = '/api/linked-students/{studentId}';
const OF_AN_ESSAY = `${OF_A_STUDENT}/essays/{essayId}`;

const COUNSELORS_COMMENT: Cell = { parent: 'never', counselor: 'essay', body: { comment: 'Who was there?' } };

const NO_SUCH_ID = '01990000-0000-7000-8000-00000000dead';
/** What a parent fills in where the student shares prices and offers. */
const byParents = (needed: SharedPart, body: unknown): Cell => ({ parent: needed, counselor: 'never', body });

/** Each route about a linked student, with who may call it. A new route needs a line here. */
const CELLS: Readonly<Record<string, Cell>> = {
  [`GET ${OF_A_STUDENT}`]: bothNeed('link'),
  [`GET ${OF_A_STUDENT}/list`]: bothNeed('list'),
  [`GET ${OF_A_STUDENT}/suggestions`]: bothNeed('list'),
  // It is on the list already: a conflict, for those who may suggest.
  [`POST ${OF_A_STUDENT}/suggestions`]: { ...bothNeed('list'), body: { collegeId: 204796 } },
  [`DELETE ${OF_A_STUDENT}/suggestions/{id}`]: bothNeed('list'),
  [`GET ${OF_A_STUDENT}/profile`]: bothNeed('profile'),
  [`GET ${OF_A_STUDENT}/profile/portfolio-items/{itemId}/file`]: {
    ...bothNeed('files'),
    whenOpen: 'not found',
  },
  // The student opened it to counselors, by a switch of its own.
  [`GET ${OF_A_STUDENT}/brag-sheet`]: { parent: 'never', counselor: 'link' },
  [`GET ${OF_A_STUDENT}/brag-sheet/switch`]: { parent: 'never', counselor: 'link' },
  // A parent has figures of their own beside the list; the student’s are in it only with the prices.
  [`GET ${OF_A_STUDENT}/money`]: { parent: 'list', counselor: 'prices' },
  [`PUT ${OF_A_STUDENT}/money/inputs`]: byParents('list', {
    incomeRange: 'under 30k',
    mostAYear: 8000,
    showsResult: false,
  }),
  [`PUT ${OF_A_STUDENT}/money/forms`]: {
    ...byParents('prices', {
      forms: [{ applicationId: NO_SUCH_ID, itemId: NO_SUCH_ID }],
      doneOn: null,
    }),
    whenOpen: 'not found',
  },
  [`PUT ${OF_A_STUDENT}/money/offers/{applicationId}`]: byParents(
    'prices',
    aidLetter({ cost: 30_000, grant: 9000, loan: 5500 }),
  ),
  [`GET ${OF_A_STUDENT}/essays`]: bothNeed('link'),
  [`GET ${OF_AN_ESSAY}`]: bothNeed('essay'),
  [`POST ${OF_AN_ESSAY}/comments`]: COUNSELORS_COMMENT,
  [`PUT ${OF_AN_ESSAY}/comments/{commentId}`]: COUNSELORS_COMMENT,
  [`DELETE ${OF_AN_ESSAY}/comments/{commentId}`]: COUNSELORS_COMMENT,
};

/** It ends the link, so it comes last. */
const GIVE_UP = `DELETE ${OF_A_STUDENT}`;

const SHARED: readonly (readonly SharedPart[])[] = [
  [],
  ['list'],
  ['list', 'chances'],
  ['list', 'prices'],
  ['profile'],
  ['profile', 'files'],
  ['list', 'chances', 'prices', 'profile', 'files'],
];
const EVERYTHING = SHARED.at(-1) ?? [];

const ADMIN = { email: 'operator@example.org', password: 'Operator-Words-9' };
const OHIO_STATE = 204796;
/** In every text of the student’s own. */
const OWN_WORDS = 'in her own words';

let flyleaf: RunningApp;
let maya: Person;
let otherStudent: Person;
let admin: Pick<Person, 'accessToken'>;
const linked = {} as Record<Relation, Person>;
const unlinked = {} as Record<Relation, Person>;
/** What the addresses of the student’s own things hold. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  flyleaf = await startApp({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  const login = await call<{ tokens: Person }>(flyleaf, null, 'POST', '/api/auth/login', ADMIN);
  admin = login.body.tokens;
  maya = await register(flyleaf);
  otherStudent = await register(flyleaf, { firstName: 'Noor' });
  for (const relation of ['parent', 'counselor'] as const) {
    linked[relation] = await register(flyleaf, { role: relation });
    unlinked[relation] = await register(flyleaf, { role: relation });
    await linkAdult(flyleaf, maya, linked[relation], relation, []);
  }
  await useEverything();
});
afterAll(() => flyleaf.close());

/** Leaves something of the student’s own wherever there is room for it. */
async function useEverything(): Promise<void> {
  await fillEveryField(flyleaf, maya);
  const made = async (path: string, body: unknown) => {
    const reply = await call<{ id?: string }>(flyleaf, maya, 'POST', path, body);
    expect(reply.status, `${path} ${JSON.stringify(reply.body)}`).toBeLessThan(300);
    return String(reply.body.id);
  };
  const college = { collegeId: OHIO_STATE, notes: `Notes, ${OWN_WORDS}` };
  await made('/api/saved-colleges', college);
  ids['/api/applications'] = await made('/api/applications', {
    ...college,
    applicationType: 'Early Action',
    submissionDeadline: '2026-11-30',
    checkedWhere: `By phone, ${OWN_WORDS}`,
  });
  ids['/api/essays'] = await made('/api/essays', {
    title: `The choir, ${OWN_WORDS}`,
    essayType: 'Other',
    prompt: 'Anything',
    content: `I sing, ${OWN_WORDS}.`,
  });
  await made('/api/chat/send', { message: `What should I do next? Asked ${OWN_WORDS}.` });
}

const share = async (parts: readonly SharedPart[]) => {
  for (const adult of Object.values(linked)) {
    const path = `/api/sharing/adults/${adult.userId}`;
    expect((await call(flyleaf, maya, 'PUT', path, { parts })).status).toBe(200);
  }
};

const statusFor = async (person: Pick<Person, 'accessToken'>, line: string): Promise<number> => {
  const [method = '', route = ''] = line.split(' ');
  const path = route
    .replace('{essayId}', ids['/api/essays'] ?? '')
    .replace('{applicationId}', ids['/api/applications'] ?? '')
    .replace(/\{\w+\}/g, maya.userId);
  return (await call(flyleaf, person, method, path, CELLS[line]?.body)).status;
};

/** What each line answers, in words that a failing test shows beside what was expected. */
const outcomesFor = async (person: Pick<Person, 'accessToken'>): Promise<Record<string, string>> => {
  const outcomes: Record<string, string> = {};
  for (const line of Object.keys(CELLS)) outcomes[line] = inWords(await statusFor(person, line));
  return outcomes;
};

const inWords = (status: number): string => {
  if (status < 300 || status === 409) return 'open';
  return { 403: 'closed', 404: 'not found' }[status] ?? `answered ${String(status)}`;
};

const expectedOf = (outcomeOf: (cell: Cell) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(CELLS).map(([line, cell]) => [line, outcomeOf(cell)]));

const outcomeOf = (cell: Cell, relation: Relation, parts: readonly SharedPart[]): string => {
  const rule = cell[relation];
  if (rule === 'essay') return 'not found';
  const isOpen = rule === 'link' || (rule !== 'never' && parts.includes(rule));
  return isOpen ? (cell.whenOpen ?? 'open') : 'closed';
};

it('every route about a linked student has its cells', () => {
  const lines = ROUTES.filter(({ route }) => route.startsWith(OF_A_STUDENT)).map(
    ({ method, route }) => `${method} ${route}`,
  );

  expect([...Object.keys(CELLS), GIVE_UP].toSorted()).toEqual(lines.toSorted());
});

describe.each(SHARED.map((parts) => ({ parts, named: parts.join(', ') || 'nothing' })))(
  'a student who shares $named',
  ({ parts }) => {
    it.each(['parent', 'counselor'] as const)('opens that, and no more, to a linked %s', async (relation) => {
      await share(parts);

      expect(await outcomesFor(linked[relation])).toEqual(
        expectedOf((cell) => outcomeOf(cell, relation, parts)),
      );
    });
  },
);

describe('a student who shares everything with others', () => {
  beforeAll(() => share(EVERYTHING));

  it.each(['parent', 'counselor'] as const)('is not found by a %s without a link', async (relation) => {
    expect(await outcomesFor(unlinked[relation])).toEqual(
      expectedOf((cell) => (cell[relation] === 'never' ? 'closed' : 'not found')),
    );
  });

  it('is closed, on these pages, to students and admins', async () => {
    for (const person of [maya, otherStudent, admin])
      expect(await outcomesFor(person)).toEqual(expectedOf(() => 'closed'));
  });

  it('is not found by anyone while leaving', async () => {
    const leaving = { currentPassword: maya.password };
    await call(flyleaf, maya, 'PUT', '/api/account/leaving', leaving);
    for (const relation of ['parent', 'counselor'] as const)
      expect(await outcomesFor(linked[relation])).toEqual(
        expectedOf((cell) => (cell[relation] === 'never' ? 'closed' : 'not found')),
      );
    await call(flyleaf, maya, 'DELETE', '/api/account/leaving');
  });
});

/** The student’s own pages, and whatever else a signed-in person may read. A stream never ends. */
const READ = ROUTES.filter(
  ({ method, route, roles }) =>
    method === 'GET' &&
    !roles.includes('anonymous') &&
    !route.startsWith(OF_A_STUDENT) &&
    !route.startsWith('/api/admin') &&
    !route.endsWith('/stream'),
);

const addressOf = (route: string): string =>
  route
    .replace(
      /^(\/api\/(?:essays|applications))\/\{id\}/,
      (_all, list: string) => `${list}/${ids[list] ?? ''}`,
    )
    .replace('{versionNumber}', '1')
    .replace(/\{(\w+)\}/g, maya.userId);

describe('what is the student’s own', () => {
  beforeAll(() => share(EVERYTHING));

  it('is read by the student', async () => {
    const telling = [];
    for (const { route } of READ) {
      const { body } = await call(flyleaf, maya, 'GET', addressOf(route));
      if (JSON.stringify(body).includes(OWN_WORDS)) telling.push(route);
    }

    expect(telling).toEqual(expect.arrayContaining(OWN_PAGES));
  });

  it.each(['parent', 'counselor', 'admin'] as const)(
    'is closed to a %s on the student’s pages',
    async (role) => {
      const person = role === 'admin' ? admin : linked[role];
      for (const { route, roles } of READ) {
        if (roles.includes(role)) continue;
        expect(`${route} ${String((await call(flyleaf, person, 'GET', addressOf(route))).status)}`).toBe(
          `${route} 403`,
        );
      }
    },
  );

  it('tells nobody else a word, at any address a signed-in person may read', async () => {
    const people = [otherStudent, ...Object.values(linked), ...Object.values(unlinked)];
    for (const { route } of READ)
      for (const person of people) {
        const { body } = await call(flyleaf, person, 'GET', addressOf(route));
        expect(`${route}: ${JSON.stringify(body)}`).not.toContain(OWN_WORDS);
      }
  });

  it('ends with the link, whoever gives it up', async () => {
    for (const relation of ['parent', 'counselor'] as const) {
      expect(await statusFor(linked[relation], GIVE_UP)).toBe(204);
      expect(await outcomesFor(linked[relation])).toEqual(
        expectedOf((cell) => (cell[relation] === 'never' ? 'closed' : 'not found')),
      );
    }
  });
});

/** Pages that do show the student what the tests above look for. */
const OWN_PAGES = [
  '/api/user-profile',
  '/api/academic-profile',
  '/api/brag-sheet',
  '/api/activity-impacts',
  '/api/saved-colleges',
  '/api/applications',
  '/api/applications/{id}',
  '/api/essays',
  '/api/essays/{id}',
  '/api/chat/messages',
];
