import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  type AcademicProfile,
  type CourseRow,
  type DetailedCourse,
  type DetailedCourses,
  type IbCourse,
} from '@/api';
import { api, MAYA, useApi } from '@/testing/api';
import { pasteInto } from '@/testing/paste';
import { shownToastText } from '@/testing/render-screen';
import { unsentChanges } from '../saving/outbox';
import { sendUnsent } from '../saving/send-unsent';
import { heading, openProfile } from '../testing/open-profile';

const ADDRESS = '/profile?section=academic&step=advanced';
const FIRST = '2026-09-01T00:00:00.000Z';
const AP = 'Advanced Placement (AP)';
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const box = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const wrong = (field: string) => document.getElementById(`${field}-error`)?.textContent;
const toasted = (text: string) => waitFor(() => expect(shownToastText()).toContain(text));
const listed = (name: string) =>
  screen.queryByRole('list', { name })
    ? within(screen.getByRole('list', { name }))
        .getAllByRole('button', { name: /^Edit/ })
        .map((button) => button.textContent)
    : [];

const aCourse = (id: string, courseName: string, isTaken = true): DetailedCourse => ({
  id,
  courseName,
  subject: 'Math',
  courseType: AP,
  academicProfileId: 'r',
  isTaken,
  updatedAt: FIRST,
});
const calculus = aCourse('c1', 'Calculus');
const statistics = aCourse('c2', 'Statistics');

/** Opens the step over a mock server that counts as the real one does. */
const openAdvanced = async (courses: DetailedCourse[] = [], academic: Partial<AcademicProfile> = {}) => {
  let stored = courses;
  let saves = 0;
  const store = (rows: readonly (DetailedCourse | (CourseRow & Pick<DetailedCourse, 'isTaken'>))[]) => {
    saves += 1;
    stored = rows.map((row, at) => ({
      ...calculus,
      ...(row as Partial<DetailedCourse>),
      id: row.id ?? `new-${saves}-${at}`,
      updatedAt: `2026-10-0${saves}T00:00:00.000Z`,
    }));
  };
  const taken = () => stored.filter(({ isTaken }) => isTaken);
  const planned = () => stored.filter(({ isTaken }) => !isTaken);
  const ap = (list: DetailedCourse[]) => list.filter(({ courseType }) => courseType === AP).length;
  const profile = () => ({
    gpaScale: '4.0' as const,
    ...academic,
    ...(taken().length > 0 && { apCoursesTaken: ap(taken()) }),
    ...(planned().length > 0 && { apCoursesPlanned: ap(planned()) }),
    coursesTaken: taken(),
    coursesPlanned: planned(),
  });
  const opened = await openProfile(ADDRESS, { academic: profile() });
  api.use(
    http.get('/api/academic-profile', () => HttpResponse.json({ id: 'r', ...profile() })),
    http.get('/api/detailed-courses/r', () => HttpResponse.json(stored)),
    http.post('/api/detailed-courses/save', async ({ request }) => {
      const newest = stored.map(({ updatedAt }) => updatedAt).toSorted();
      if (request.headers.get('if-match') !== `"${newest.at(-1) ?? 'none'}"`)
        return HttpResponse.json({ code: 'student-profile.changed-elsewhere' }, { status: 409 });
      const body = (await request.json()) as DetailedCourses;
      opened.sent.push({ path: 'POST /api/detailed-courses/save', body });
      academic = { ...academic, ...(taken().length > 0 && { apCoursesTaken: ap(taken()) }) };
      store([
        ...body.takenCourses.map((row) => ({ ...row, isTaken: true })),
        ...body.plannedCourses.map((row) => ({ ...row, isTaken: false })),
      ]);
      return HttpResponse.json(stored);
    }),
  );
  return { ...opened, saveElsewhere: store };
};

const fill = async (name: string, subject = 'Science', type = AP) => {
  await pasteInto(box(/^Course name/), name);
  await choose(subject);
  await choose(type);
};

describe('the courses of the advanced step', () => {
  useApi();

  it('are added one by one, and the count follows and cannot be typed', async () => {
    const { sent } = await openAdvanced([], { honorsCourses: 2 });
    expect(box('AP courses taken').readOnly).toBe(false);

    await press('Add a course taken');
    expect(document.activeElement).toBe(box(/^Course name/));
    await fill(' AP Biology ');
    await press('Add course');

    await waitFor(() => expect(listed('Courses taken')).toEqual(['Edit AP Biology']));
    await toasted('AP Courses Saved');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a course taken' }));
    expect(sent).toEqual([
      {
        path: 'POST /api/detailed-courses/save',
        body: {
          academicProfileId: 'r',
          takenCourses: [{ courseName: 'AP Biology', subject: 'Science', courseType: AP }],
          plannedCourses: [],
        },
      },
    ]);
    expect(box('AP courses taken').readOnly).toBe(true);
    expect(box('AP courses taken').value).toBe('1');
    expect(screen.getByText('Counted from the courses you list below.')).toBeTruthy();
    expect(box('AP courses planned').readOnly).toBe(false);
  });

  it('can be added with Enter, and edited', async () => {
    const { sent } = await openAdvanced([calculus]);

    await press('Edit Calculus');
    await userEvent.type(box(/^Course name/), ' BC{Enter}');

    await waitFor(() => expect(listed('Courses taken')).toEqual(['Edit Calculus BC']));
    expect(sent).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1, name: 'Advanced coursework' })).toBeTruthy();
  });

  it('keep what another device added in the meantime', async () => {
    const { sent, saveElsewhere } = await openAdvanced([calculus]);

    await press('Add a course taken');
    await fill('Latin', 'Foreign Languages', 'Honors');
    saveElsewhere([calculus, statistics]);
    await press('Add course');

    await toasted('AP Courses Saved');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({
      takenCourses: [{ id: 'c1' }, { courseName: 'Latin' }, { id: 'c2' }],
    });
  });

  it('ask which text to keep of a course changed on two devices, and keep the rest of both', async () => {
    const { sent, saveElsewhere } = await openAdvanced([calculus]);
    await press('Edit Calculus');
    await userEvent.type(box(/^Course name/), ' BC');
    saveElsewhere([{ ...calculus, courseName: 'Calculus AB' }, statistics]);
    await press('Save changes');

    const dialog = within(await screen.findByRole('dialog', { name: 'You changed this in two places' }));
    expect(sent).toEqual([]);
    expect(dialog.getAllByRole('radio').map((choice) => choice.closest('label')?.textContent)).toEqual([
      expect.stringMatching(/^You typed hereCalculus BC.*\nStatistics/),
      expect.stringMatching(/^Saved somewhere elseCalculus AB.*\nStatistics/),
    ]);
    await userEvent.click(dialog.getByRole('radio', { name: /Keep this one/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(listed('Courses taken')).toEqual(['Edit Calculus BC', 'Edit Statistics']));
    expect(screen.getByRole('heading', { level: 1, name: 'Advanced coursework' })).toBeTruthy();
  });

  it('stay in the form while the student has not chosen', async () => {
    const { sent, saveElsewhere } = await openAdvanced([calculus]);
    await press('Edit Calculus');
    await userEvent.type(box(/^Course name/), ' BC');
    saveElsewhere([]);
    await press('Save changes');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');

    await screen.findByText(/Not saved yet: you changed this in two places/);
    expect(box(/^Course name/).value).toBe('Calculus BC');
    expect(sent).toEqual([]);
  });

  it('also ask when the course comes from a draft', async () => {
    const { router, saveElsewhere, queryClient } = await openAdvanced([calculus]);
    await press('Edit Calculus');
    await userEvent.type(box(/^Course name/), ' BC');
    await press('Skip for now');
    await heading('Activities');
    saveElsewhere([{ ...calculus, courseName: 'Calculus AB' }]);
    await queryClient.invalidateQueries();
    await router.navigate(ADDRESS);
    await heading('Advanced coursework');
    await press('Save changes');

    await screen.findByRole('dialog', { name: 'You changed this in two places' });
  });

  it('are kept on this computer without a connection, one after the other', async () => {
    await openAdvanced([calculus]);
    api.use(http.post('/api/detailed-courses/save', () => HttpResponse.error()));

    await press('Add a course taken');
    await fill('AP Biology');
    await press('Add course');
    await waitFor(() => expect(listed('Courses taken')).toEqual(['Edit Calculus', 'Edit AP Biology']));
    await press('Remove Calculus');
    await waitFor(() => expect(listed('Courses taken')).toEqual(['Edit AP Biology']));
    await press('Undo');
    await waitFor(() => expect(listed('Courses taken')).toEqual(['Edit Calculus', 'Edit AP Biology']));

    await waitFor(() =>
      expect(unsentChanges()).toMatchObject([
        {
          title: 'Courses',
          base: { updatedAt: FIRST },
          fields: { takenCourses: [{ id: 'c1' }, { courseName: 'AP Biology' }] },
        },
      ]),
    );
    expect(screen.getByText('Counted from the courses you list below, once they’re sent.')).toBeTruthy();
  });

  it('wait to be sent, and meet what another device saved', async () => {
    const { sent, saveElsewhere, queryClient } = await openAdvanced([calculus]);
    api.use(http.post('/api/detailed-courses/save', () => HttpResponse.error(), { once: true }));
    await press('Add a course taken');
    await fill('AP Biology');
    await press('Add course');
    await waitFor(() => expect(listed('Courses taken')).toHaveLength(2));
    saveElsewhere([calculus, statistics]);

    expect(await sendUnsent(queryClient)).toEqual({ unreachable: false, asked: [] });

    expect(unsentChanges()).toEqual([]);
    expect(sent.at(-1)?.body).toEqual({
      academicProfileId: 'r',
      takenCourses: [
        { id: 'c1', courseName: 'Calculus', subject: 'Math', courseType: AP },
        { courseName: 'AP Biology', subject: 'Science', courseType: AP },
        { id: 'c2', courseName: 'Statistics', subject: 'Math', courseType: AP },
      ],
      plannedCourses: [],
    });
    await waitFor(() => expect(listed('Courses taken')).toHaveLength(3));
  });

  it('name what a course lacks', async () => {
    const { sent } = await openAdvanced();

    await press('Add a course taken');
    await press('Add course');

    expect(await screen.findByText(/^3 things to fix/)).toBeTruthy();
    expect(wrong('courseName')).toBe('Course name is required');
    expect(wrong('subject')).toBe('Choose a subject from the list');
    expect(sent).toEqual([]);
  });

  it('need an academic profile', async () => {
    await openProfile(ADDRESS);

    await press('Add a course taken');

    await toasted(
      'Academic Profile RequiredPlease save your basic academic information first before adding course details.',
    );
    expect(screen.queryByLabelText(/^Course name/)).toBeNull();
  });

  it('are deleted at once, and Undo puts one back in its place', async () => {
    const { sent } = await openAdvanced([calculus, statistics]);

    await press('Remove Calculus');
    await toasted('Course DeletedCalculus');
    expect(listed('Courses taken')).toEqual(['Edit Statistics']);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Courses taken' }));
    await press('Undo');

    await waitFor(() => expect(listed('Courses taken')).toEqual(['Edit Calculus', 'Edit Statistics']));
    expect(sent.map(({ path }) => path)).toEqual([
      'POST /api/detailed-courses/save',
      'POST /api/detailed-courses/save',
    ]);
  });

  it('leave the last count to be typed again once the list is empty', async () => {
    await openAdvanced([calculus]);

    await press('Remove Calculus');
    await waitFor(() => expect(box('AP courses taken').readOnly).toBe(false));

    expect(box('AP courses taken').value).toBe('1');
  });

  it('stay listed when the delete fails', async () => {
    await openAdvanced([calculus]);
    api.use(http.post('/api/detailed-courses/save', () => new HttpResponse(null, { status: 503 })));

    await press('Remove Calculus');

    await toasted('ErrorFailed to delete course. Please try again.');
    expect(listed('Courses taken')).toEqual(['Edit Calculus']);
  });

  it('stay in the form when the save fails', async () => {
    await openAdvanced();
    api.use(http.post('/api/detailed-courses/save', () => new HttpResponse(null, { status: 503 })));

    await press('Add a course taken');
    await fill('AP Biology');
    await press('Add course');

    await toasted('ErrorFailed to save AP courses. Please try again.');
    expect(box(/^Course name/).value).toBe('AP Biology');
  });

  it('are saved with the step when complete, and left out when not', async () => {
    const { sent } = await openAdvanced([], { honorsCourses: 2 });
    await press('Add a course taken');
    await fill('AP Biology');
    await press('Save and continue');
    await heading('Activities');
    expect(sent.map(({ path }) => path)).toEqual(['POST /api/detailed-courses/save']);

    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    await heading('Advanced coursework');
    await press('Add a course planned');
    await userEvent.type(box(/^Course name/), 'AP');
    await press('Save and continue');
    await heading('Activities');
    expect(sent).toHaveLength(1);
  });

  it('keep a course being typed as a draft', async () => {
    const { router } = await openAdvanced([calculus]);
    await press('Add a course planned');
    await userEvent.type(box(/^Course name/), 'AP Art');
    await press('Skip for now');
    await heading('Activities');
    await router.navigate(ADDRESS);

    await heading('Advanced coursework');
    expect((await screen.findByLabelText<HTMLInputElement>(/^Course name/)).value).toBe('AP Art');
    expect(screen.getByRole('group', { name: 'Add a course planned' })).toBeTruthy();
  });
});

const physics: IbCourse = {
  id: 'i1',
  userId: MAYA.id,
  createdAt: '2026-09-01T00:00:00Z',
  updatedAt: '2026-09-01T00:00:00Z',
  subject: 'Physics',
  level: 'HL',
  status: 'Completed',
  yearTaken: 12,
  examSession: 'May',
  predictedScore: 6,
  finalScore: 7,
};

describe('the IB courses of the advanced step', () => {
  useApi();
  const inProgram = { academic: { ibProgram: true, ibHlCount: 1, ibSlCount: 0 } };
  const withPhysics = { ...inProgram, lists: { '/api/ib-courses': [physics] } };

  it('are asked of IB students, and both counts follow them', async () => {
    const { sent } = await openProfile(ADDRESS, withPhysics);

    expect(await screen.findByRole('button', { name: 'Edit Physics HL' })).toBeTruthy();
    expect(screen.getByText('Completed · 12th grade · May exam · predicted 6 · final 7')).toBeTruthy();
    await waitFor(() => expect(box('Higher level courses').readOnly).toBe(true));
    expect(box('Standard level courses').readOnly).toBe(true);
    expect(box(/^Are you in/).value).toBe('Yes');
    expect(box(/^Are you in/).readOnly).toBe(true);
    expect(screen.getByText(/^Yes, because you list IB courses below/)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('leave the answer to the student again once the last one is deleted', async () => {
    const { sent } = await openProfile(ADDRESS, withPhysics);

    await press('Remove Physics HL');
    const answers = await screen.findByRole('radiogroup', { name: /^Are you in/ });
    await userEvent.click(within(answers).getByRole('radio', { name: 'No' }));
    await press('Save and continue');
    await heading('Activities');

    expect(sent.at(-1)).toMatchObject({ path: '/api/academic-profile', body: { ibProgram: false } });
  });

  it('are added with a final score only once completed', async () => {
    const { sent } = await openProfile(ADDRESS, inProgram);

    await press('Add an IB course');
    await userEvent.type(box(/^Subject/), 'Economics');
    await choose('Standard level (SL)');
    expect(screen.queryByLabelText('Final score')).toBeNull();
    await userEvent.type(box('Predicted score'), '8');
    await press('Add course');
    await waitFor(() => expect(wrong('predictedScore')).toBe('Predicted score must be at most 7'));
    await userEvent.clear(box('Predicted score'));
    await press('Add course');

    await toasted('IB Course Added');
    expect(sent).toEqual([
      {
        path: 'POST /api/ib-courses',
        body: {
          subject: 'Economics',
          level: 'SL',
          status: 'In-progress',
          yearTaken: null,
          examSession: null,
          predictedScore: null,
          finalScore: null,
        },
      },
    ]);
  });

  it('show the refusal of a seventh course at its field', async () => {
    await openProfile(ADDRESS, withPhysics);
    const errors = [{ path: 'level', message: 'IB higher level courses must be at most 6' }];
    api.use(
      http.put('/api/ib-courses/i1', () => HttpResponse.json({ message: 'No', errors }, { status: 400 })),
    );

    await press('Edit Physics HL');
    await userEvent.type(box(/^Subject/), ' A');
    await press('Save changes');

    await waitFor(() => expect(wrong('level')).toBe('IB higher level courses must be at most 6'));
  });

  it('ask which answer to keep of a course changed on two devices', async () => {
    const { sent } = await openProfile(ADDRESS, withPhysics);
    const elsewhere = { ...physics, subject: 'Physics B', updatedAt: '2026-10-01T00:00:00Z' };
    await press('Edit Physics HL');
    await userEvent.type(box(/^Subject/), ' A');
    api.use(
      http.get('/api/ib-courses', () => HttpResponse.json([elsewhere])),
      http.put('/api/ib-courses/i1', async ({ request }) => {
        if (request.headers.get('if-match') !== `"${elsewhere.updatedAt}"`)
          return HttpResponse.json({ code: 'student-profile.changed-elsewhere' }, { status: 409 });
        const body = (await request.json()) as object;
        sent.push({ path: 'PUT', body });
        return HttpResponse.json({ ...elsewhere, ...body });
      }),
    );
    await press('Save changes');

    const dialog = within(await screen.findByRole('dialog', { name: 'You changed this in two places' }));
    expect(dialog.getByText('Physics A')).toBeTruthy();
    expect(dialog.getByText('Physics B')).toBeTruthy();
    await userEvent.click(dialog.getByRole('radio', { name: /Keep this one/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

    await toasted('IB Course Updated');
    expect(sent).toEqual([{ path: 'PUT', body: { subject: 'Physics A' } }]);
  });

  it('are kept on this computer without a connection', async () => {
    await openProfile(ADDRESS, withPhysics);
    api.use(http.put('/api/ib-courses/i1', () => HttpResponse.error()));

    await press('Edit Physics HL');
    await userEvent.type(box(/^Subject/), ' A');
    await press('Save changes');

    expect(await screen.findByRole('button', { name: 'Edit Physics A HL' })).toBeTruthy();
    expect(unsentChanges()).toMatchObject([
      { title: 'IB Course', work: 'save', entryId: 'i1', fields: { subject: 'Physics A' } },
    ]);
  });

  it('are updated and deleted, with Undo', async () => {
    const { sent } = await openProfile(ADDRESS, withPhysics);

    await press('Edit Physics HL');
    await choose('In progress');
    await press('Save changes');
    await toasted('IB Course Updated');
    expect(sent[0]).toMatchObject({ path: 'PUT /api/ib-courses/i1', body: { finalScore: null } });

    await press('Remove Physics HL');
    await toasted('IB Course DeletedPhysics');
    await press('Undo');
    expect(await screen.findByRole('button', { name: 'Edit Physics HL' })).toBeTruthy();
    expect(sent.at(-1)).toMatchObject({ path: 'POST /api/ib-courses', body: { subject: 'Physics' } });
  });
});
