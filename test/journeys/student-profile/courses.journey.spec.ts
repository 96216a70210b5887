import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StudentDirectory } from '#modules/student-profile/contracts/index.js';
import { call, type Person, register } from '../../support/data/people.js';
import { registrationHandled } from '../../support/reactions.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';
import { query } from '../../support/servers/database.js';

type Reply = Record<string, unknown> & { id: string };
interface Refused {
  message: string;
  errors: { path: string; message: string }[];
}

const AP = 'Advanced Placement (AP)';
const OHIO_STATE = 204796;
const RIGOR = 'your advanced courses';
const REQUIRED = 'Please save your basic academic information first before adding course details.';

let flyleaf: RunningApp;
let sam: Person;
let maya: Person;
let academicProfileId: string;
beforeAll(async () => {
  flyleaf = await startApp();
  sam = await register(flyleaf);
});
afterAll(() => flyleaf.close());
beforeEach(async () => {
  maya = await register(flyleaf);
  await registrationHandled(flyleaf, maya);
  academicProfileId = (await saveAcademics({ unweightedGpa: '3.70' }))['id'] as string;
});

const saveAcademics = async (answers: object) =>
  (await call(flyleaf, maya, 'POST', '/api/academic-profile', answers)).body;
const academics = async () => (await call(flyleaf, maya, 'GET', '/api/academic-profile')).body;
const snapshot = () => flyleaf.app.get(StudentDirectory).academicSnapshot(maya.userId);
const advancedSection = async () => {
  type Sections = { sections: { step: string; status: string }[] };
  const { body } = await call<Sections>(flyleaf, maya, 'GET', '/api/profile-completion');
  return body.sections.find(({ step }) => step === 'advanced')?.status;
};
const basis = async () => {
  const { body } = await call<{ match: { basis: string[] } }>(
    flyleaf,
    maya,
    'GET',
    `/api/colleges/${OHIO_STATE}`,
  );
  return body.match.basis;
};

const course = (courseName: string, courseType = AP) => ({ subject: 'Math', courseName, courseType });
const EIGHT = [
  'Calculus AB',
  'Calculus BC',
  'Statistics',
  'Biology',
  'Chemistry',
  'Physics C',
  'US History',
  'Art',
];
const saveCourses = (takenCourses: object[], plannedCourses: object[] = [], whose = academicProfileId) =>
  call<Reply[]>(flyleaf, maya, 'POST', '/api/detailed-courses/save', {
    academicProfileId: whose,
    takenCourses,
    plannedCourses,
  });
const courses = async (of = academicProfileId, person = maya) =>
  call<Reply[]>(flyleaf, person, 'GET', `/api/detailed-courses/${of}`);
const newestOf = (rows: Reply[]) =>
  String(
    rows
      .map(({ updatedAt }) => String(updatedAt))
      .sort()
      .at(-1),
  );
/** The status of a change that names the copy it starts from. */
const changeOf = async (method: 'POST' | 'PUT' | 'DELETE', path: string, copy: string, body?: object) => {
  const { status } = await fetch(`${flyleaf.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${maya.accessToken}`,
      'if-match': `"${copy}"`,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body ? JSON.stringify(body) : null,
  });
  return status;
};
const remove = async (path: string, id: string, person = maya) =>
  (await call(flyleaf, person, 'DELETE', `/api/${path}/${id}`)).status;

describe('the courses of a student with eight AP courses', () => {
  it('are stored in order, and the count, the section and the chance follow them', async () => {
    expect(await advancedSection()).toBe('incomplete');
    expect(await basis()).not.toContain(RIGOR);
    const taken = [...EIGHT.map((name) => course(name)), course('English', 'Honors')];

    const { status, body } = await saveCourses(taken, [course('Latin')]);

    expect(status).toBe(200);
    expect(body.map(({ courseName, isTaken }) => [courseName, isTaken])).toEqual([
      ...[...EIGHT, 'English'].map((name) => [name, true]),
      ['Latin', false],
    ]);
    expect(body[0]).toEqual({
      ...course('Calculus AB'),
      id: body[0]?.id,
      academicProfileId,
      isTaken: true,
      updatedAt: body[0]?.['updatedAt'],
    });
    expect((await courses()).body).toEqual(body);
    expect(await academics()).toMatchObject({
      apCoursesTaken: 8,
      apCoursesPlanned: 1,
      honorsCourses: null,
      coursesTaken: body.slice(0, 9),
      coursesPlanned: body.slice(9),
    });
    expect(await snapshot()).toMatchObject({ apCoursesTaken: 8 });
    expect(await advancedSection()).toBe('complete');
    expect(await basis()).toContain(RIGOR);
  });

  it('keep their ids when the lists are saved again, and rows that lack an answer are left out', async () => {
    const [calculus, latin] = (await saveCourses([course('Calculus')], [course('Latin')])).body;

    const { body } = await saveCourses([
      { subject: 'Math', courseName: ' ', courseType: AP },
      { ...latin, courseName: ' Latin II ' },
      { courseName: 'Greek' },
      { ...calculus },
      { ...calculus, courseName: 'A copy' },
    ]);

    expect(body.map(({ id, courseName }) => [id === latin?.id || id === calculus?.id, courseName])).toEqual([
      [true, 'Latin II'],
      [true, 'Calculus'],
      [false, 'A copy'],
    ]);
    expect(await academics()).toMatchObject({ apCoursesTaken: 3, apCoursesPlanned: 1 });
  });

  it('outweigh a typed count until the list is empty', async () => {
    const { body } = await saveCourses([course('Calculus')]);
    expect(await saveAcademics({ apCoursesTaken: 12, coursesTaken: [] })).toMatchObject({
      apCoursesTaken: 1,
      coursesTaken: body,
    });

    expect(await remove('ap-courses-taken', body[0]?.id ?? '')).toBe(204);

    expect(await academics()).toMatchObject({ apCoursesTaken: 1, coursesTaken: [] });
    expect(await saveAcademics({ apCoursesTaken: 12 })).toMatchObject({ apCoursesTaken: 12 });
  });

  it('are removed only from their own list, by their own student, and only once', async () => {
    const { body } = await saveCourses([course('Calculus')], [course('Latin')]);
    const [calculus = '', latin = ''] = body.map(({ id }) => id);
    const before = await snapshot();

    expect(await remove('ap-courses-planned', calculus)).toBe(404);
    expect(await remove('ap-courses-taken', latin)).toBe(404);
    expect(await remove('ap-courses-taken', calculus, sam)).toBe(404);
    expect(await remove('ap-courses-planned', latin)).toBe(204);
    expect(await remove('ap-courses-planned', latin)).toBe(404);

    expect((await courses()).body.map(({ id }) => id)).toEqual([calculus]);
    expect((await snapshot())?.profileVersion).toBe((before?.profileVersion ?? 0) + 1);
  });

  it('refuse a save or a removal that starts from an older copy', async () => {
    const first = (await saveCourses([course('Calculus'), course('Latin')])).body;
    const [calculus, latin] = first;
    const second = (await saveCourses([{ ...calculus, courseName: 'Calculus BC' }, { ...latin }])).body;
    const lists = { academicProfileId, takenCourses: [course('Greek')], plannedCourses: [] };
    const save = (copy: Reply[]) => changeOf('POST', '/api/detailed-courses/save', newestOf(copy), lists);

    expect(await save(first)).toBe(409);
    expect(await changeOf('DELETE', `/api/ap-courses-taken/${calculus?.id}`, newestOf(first))).toBe(409);
    expect((await courses()).body).toEqual(second);

    expect(await changeOf('DELETE', `/api/ap-courses-taken/${latin?.id}`, newestOf(second))).toBe(204);
    expect(await save(second)).toBe(409);
    expect(await save((await courses()).body)).toBe(200);
  });

  it('are another student’s to nobody', async () => {
    await saveCourses([course('Calculus')]);

    expect((await courses(academicProfileId, sam)).status).toBe(404);
    expect((await courses(crypto.randomUUID())).status).toBe(404);
    expect((await saveCourses([], [], crypto.randomUUID())).status).toBe(404);
    expect((await courses()).body).toHaveLength(1);
  });

  it('need an academic profile', async () => {
    const body = { academicProfileId, takenCourses: [], plannedCourses: [] };
    const answer = await call<Refused>(flyleaf, sam, 'POST', '/api/detailed-courses/save', body);

    expect(answer).toMatchObject({ status: 409, body: { message: REQUIRED } });
  });

  it.each([
    [{ ...course('x'), subject: 'Chess' }, 'takenCourses.0.subject', 'Choose a subject from the list'],
    [{ ...course('x'), courseType: 'AP' }, 'takenCourses.0.courseType', 'Choose a course type from the list'],
    [course('x'.repeat(256)), 'takenCourses.0.courseName', 'Course name must be at most 255 characters'],
  ])('refuse %j', async (row, path, message) => {
    const { status, body } = await saveCourses([row]);

    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path, message }] });
  });

  it('are at most 60 in a list', async () => {
    const rows = (count: number) => Array.from({ length: count }, () => course('Calculus'));

    expect((await saveCourses(rows(61))).status).toBe(400);
    expect((await saveCourses(rows(60), rows(60))).body).toHaveLength(120);
  });
});

const IB = '/api/ib-courses';
const SIX = [
  ['Physics', 'HL'],
  ['Mathematics', 'HL'],
  ['English A', 'HL'],
  ['Spanish B', 'SL'],
  ['Economics', 'SL'],
  ['Visual Arts', 'SL'],
] as const;
const addIb = (body: object) => call<Reply>(flyleaf, maya, 'POST', IB, body);
const reviseIb = (id: string, body: object) => call<Reply>(flyleaf, maya, 'PUT', `${IB}/${id}`, body);

describe('the IB courses of a diploma candidate', () => {
  it('are stored in order, and the counts, the section and the chance follow them', async () => {
    await saveAcademics({ ibProgram: true, ibDiplomaCandidate: true, ibHlCount: 1 });
    expect(await advancedSection()).toBe('partial');
    const added = [];
    for (const [subject, level] of SIX) added.push(await addIb({ subject, level }));

    expect(added[0]).toMatchObject({
      status: 201,
      body: {
        userId: maya.userId,
        subject: 'Physics',
        level: 'HL',
        status: 'In-progress',
        yearTaken: null,
        examSession: null,
        predictedScore: null,
        finalScore: null,
      },
    });
    expect((await call(flyleaf, maya, 'GET', IB)).body).toEqual(added.map(({ body }) => body));
    expect(await academics()).toMatchObject({ ibHlCount: 3, ibSlCount: 3, apCoursesTaken: null });
    expect(await snapshot()).toMatchObject({ ibHlCount: 3, ibSlCount: 3 });
    expect(await advancedSection()).toBe('complete');
    expect(await basis()).toContain(RIGOR);
  });

  it('change, and the counts with them', async () => {
    const { body } = await addIb({ subject: 'Physics', level: 'HL' });
    const changes = {
      level: 'SL',
      status: 'Completed',
      yearTaken: 11,
      examSession: 'May',
      predictedScore: 6,
      finalScore: 7,
    };

    const revised = await reviseIb(body.id, changes);

    expect(revised).toMatchObject({
      status: 200,
      body: { ...body, ...changes, updatedAt: revised.body['updatedAt'] },
    });
    expect(await academics()).toMatchObject({ ibHlCount: 0, ibSlCount: 1 });
    expect(await remove('ib-courses', body.id)).toBe(204);
    expect(await remove('ib-courses', body.id)).toBe(404);
    expect(await saveAcademics({ ibSlCount: 4 })).toMatchObject({ ibSlCount: 4 });
  });

  it('refuse a change that starts from an older copy', async () => {
    const { body } = await addIb({ subject: 'Physics', level: 'HL' });
    await reviseIb(body.id, { level: 'SL' });

    for (const method of ['PUT', 'DELETE'] as const) {
      const changes = method === 'PUT' ? { level: 'HL' } : undefined;
      expect(await changeOf(method, `${IB}/${body.id}`, newestOf([body]), changes)).toBe(409);
    }
  });

  it('are at most six of one level', async () => {
    for (let count = 0; count < 6; count++) await addIb({ subject: 'Physics', level: 'HL' });
    const message = 'IB higher level courses must be at most 6';

    const seventh = await addIb({ subject: 'Physics', level: 'HL' });
    expect(seventh).toMatchObject({ status: 400, body: { errors: [{ path: 'level', message }] } });

    const standard = await addIb({ subject: 'Physics', level: 'SL' });
    expect((await reviseIb(standard.body.id, { level: 'HL' })).status).toBe(400);
    expect(await academics()).toMatchObject({ ibHlCount: 6, ibSlCount: 1 });
  });

  it.each([
    [{ level: 'HL' }, 'subject', 'Subject is required'],
    [{ subject: 'Physics' }, 'level', 'Choose a level from the list'],
    [
      { subject: 'Physics', level: 'HL', predictedScore: 8 },
      'predictedScore',
      'Predicted score must be at most 7',
    ],
    [{ subject: 'Physics', level: 'HL', yearTaken: 9 }, 'yearTaken', 'Year taken must be at least 10'],
    [
      { subject: 'Physics', level: 'HL', finalScore: 5 },
      'finalScore',
      'Add the final score once the course is completed',
    ],
  ])('refuse %j', async (body, path, message) => {
    expect(await addIb(body)).toMatchObject({ status: 400, body: { errors: [{ path, message }] } });
  });

  it('belong to their student, and need an academic profile', async () => {
    const { body } = await addIb({ subject: 'Physics', level: 'HL' });

    expect(await remove('ib-courses', body.id, sam)).toBe(404);
    expect((await call(flyleaf, sam, 'PUT', `${IB}/${body.id}`, { subject: 'Mine' })).status).toBe(404);
    expect((await call(flyleaf, sam, 'GET', IB)).body).toEqual([]);
    expect(await call(flyleaf, sam, 'POST', IB, { subject: 'Physics', level: 'HL' })).toMatchObject({
      status: 409,
      body: { message: REQUIRED },
    });
  });
});

it('keeps no course once the academic profile is gone, as with the account', async () => {
  await saveCourses([course('Calculus')]);
  await addIb({ subject: 'Physics', level: 'HL' });
  const stored = () =>
    query(
      flyleaf,
      `select student_id from student_profile.detailed_courses where student_id = $1
        union all select student_id from student_profile.ib_courses where student_id = $1`,
      [maya.userId],
    );
  expect(await stored()).toHaveLength(2);

  await query(flyleaf, 'delete from student_profile.academic_profiles where student_id = $1', [maya.userId]);

  expect(await stored()).toEqual([]);
});
