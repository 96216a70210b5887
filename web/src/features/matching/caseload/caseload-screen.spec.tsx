import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { type Caseload } from '@/api';
import { chooseLanguage } from '@/lib/preferences/choose-language';
import { api, useApi } from '@/testing/api';
import { aCaseload, aDueDate, aStudent } from '@/testing/caseload';
import { renderScreen } from '@/testing/render-screen';
import { CaseloadScreen } from './caseload-screen';

const CLEO = '01990000-0000-7000-8000-0000000000b2';
const essaysOf = (studentId: string) => (studentId === CLEO ? <p>2 essays</p> : undefined);

const show = (caseload: Caseload, at = '/') => {
  const asked: string[] = [];
  api.use(
    http.get('*/api/caseload', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(caseload);
    }),
  );
  renderScreen(<CaseloadScreen essaysOf={essaysOf} />, at);
  return asked;
};

const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

describe('a counselor’s caseload', () => {
  useApi();
  afterEach(() => void chooseLanguage('en'));

  it('shows what is due next with where the date is from, and who has stalled', async () => {
    show(
      aCaseload([
        aStudent({}, { isStalled: true, missed: 1 }),
        aStudent(
          { studentId: CLEO, firstName: 'Cleo', gradeLevel: null },
          { next: aDueDate({ item: 'Ask for the transcript', kind: 'planned' }) },
        ),
      ]),
    );

    const maya = await rowOf(/Maya Lin/);
    expect(maya.getByText('Regular Decision, Ohio State University')).toBeTruthy();
    expect(maya.getByText(/January 1, 2099 \(usual date\), in \d+ months/)).toBeTruthy();
    expect(maya.getByText('Stalled')).toBeTruthy();
    expect(maya.getByText('1 past its date, not sent')).toBeTruthy();
    expect(maya.getByText('4 of 9 done')).toBeTruthy();
    const cleo = await rowOf(/Cleo Lin/);
    expect(cleo.getByText('Ask for the transcript, Ohio State University')).toBeTruthy();
    expect(cleo.getByText(/planned by the student/)).toBeTruthy();
  });

  it('names a student who shares nothing without a way to their page', async () => {
    show(aCaseload([aStudent({ firstName: 'Ben', sharesAnything: false, gradeLevel: null }, null)]));

    const ben = await rowOf(/Ben Lin/);
    expect(ben.getByText('Shares nothing with you for now')).toBeTruthy();
    expect(ben.queryByRole('link')).toBeNull();
  });

  it('names essays beside the student who shares them, also where nothing else is shared', async () => {
    show(aCaseload([aStudent({ studentId: CLEO, firstName: 'Cleo', sharesAnything: false }, null)]));

    const cleo = await rowOf(/Cleo Lin/);
    expect(cleo.getByText('2 essays')).toBeTruthy();
    expect(cleo.getByRole('link', { name: 'Cleo Lin' })).toBeTruthy();
    expect(cleo.queryByText('Shares nothing with you for now')).toBeNull();
  });

  it('keeps search, filter and page in the address, and a new filter shows the first page', async () => {
    const asked = show(aCaseload([aStudent()], { total: 60 }), '/?search=ma&page=2');
    await rowOf(/Maya Lin/);
    expect(asked).toEqual(['?page=2&search=ma']);

    await userEvent.click(screen.getByRole('button', { name: 'Stalled 0' }));

    await expect.poll(() => asked.at(-1)).toBe('?page=1&search=ma&filter=stalled');
  });

  it('offers all students where none matches, and says how a first one comes', async () => {
    show(aCaseload([], { counts: { all: 4, 'due-soon': 0, stalled: 0, 'no-application': 0 } }), '/?search=x');
    expect(await screen.findByText('No student matches this')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all students' }));
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });

  it('says in Spanish how a first student comes', async () => {
    void chooseLanguage('es');
    show(aCaseload([]));
    expect(await screen.findByText('Todavía no tiene estudiantes')).toBeTruthy();
  });

  it('says that it could not load, and tries again', async () => {
    api.use(http.get('*/api/caseload', () => new HttpResponse(null, { status: 503 }), { once: true }));
    renderScreen(<CaseloadScreen essaysOf={essaysOf} />);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.use(http.get('*/api/caseload', () => HttpResponse.json(aCaseload([aStudent()]))));
    await userEvent.click(retry);
    expect((await rowOf(/Maya Lin/)).getByRole('link')).toBeTruthy();
  });
});
