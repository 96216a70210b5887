import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { BERKELEY, OHIO_STATE } from '@/../../src/modules/matching/domain/engine/testing/worked-colleges';
import { P2, P5, P8 } from '@/../../src/modules/matching/domain/engine/testing/worked-profiles';
import { type CollegeDetail } from '@/api';
import { api, useApi } from '@/testing/api';
import { aCollegeInFull } from '@/testing/college-in-full';
import { aMatch } from '@/testing/colleges';
import { renderScreen } from '@/testing/render-screen';
import { savedListCalls, studentCalls } from '@/testing/student-calls';
import CollegesLearnMore from './colleges-learn-more';

let views = 0;
const open = (college: CollegeDetail, student = {}, onClose = () => {}) => {
  views = 0;
  studentCalls(student);
  savedListCalls();
  api.use(
    http.get(`*/api/colleges/${college.id}`, () => HttpResponse.json(college)),
    http.post(`*/api/colleges/${college.id}/views`, () => {
      views += 1;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  renderScreen(<CollegesLearnMore collegeId={college.id} open onClose={onClose} />);
  return screen.findByRole('dialog', { name: college.name });
};
const tuitionRows = () =>
  part('What it costs')
    .getAllByText(/^Tuition and fees/)
    .map(({ firstChild }) => firstChild?.textContent);
const part = (name: string | RegExp) => within(screen.getByRole('region', { name }));

describe('Learn More', () => {
  useApi();

  it('shows the worked student at Ohio State: Target, 45–87%, estimate 69%', async () => {
    await open(aCollegeInFull(P2, OHIO_STATE));

    expect(screen.getByText('Target School')).toBeTruthy();
    const chance = part('Your chance');
    expect(chance.getByText('45–87%')).toBeTruthy();
    expect(chance.getByText('estimate: 69%')).toBeTruthy();
    expect(chance.getByText('more likely than not, hard to pin down')).toBeTruthy();
    expect(chance.getByText(/It’s an estimate, not a decision/)).toBeTruthy();
    expect(chance.getByText(/Based on your GPA, your SAT/).textContent).toContain(
      'It doesn’t include essays or recommendations.',
    );
    await waitFor(() => expect(views).toBe(1));
  });

  it('shows reasons for and against, and next steps with their effect', async () => {
    await open(aCollegeInFull(P2, OHIO_STATE));

    const reasons = part('What moves your estimate');
    expect(reasons.getByText('Your SAT score lifts this estimate by about 3 points.')).toBeTruthy();
    expect(reasons.getByText('Your grades lift this estimate by about 4 points.')).toBeTruthy();
    const step = part('What would raise it').getByText('Raise your GPA from 3.7 to 3.8.');
    expect(step.parentElement?.textContent).toContain('+11 points, to 80%');
    expect(part('What would raise it').getByText(/^These are estimates, not promises/)).toBeTruthy();
  });

  it('says first why the college fits, then the chance', async () => {
    await open({ ...aCollegeInFull(P2, OHIO_STATE), match: aMatch({ matchPercentage: 93 }) });

    const fit = part('93% match');
    expect(fit.getByText(aMatch().why)).toBeTruthy();
    const [first, second] = screen
      .getAllByRole('region')
      .flatMap((each) => within(each).queryAllByRole('heading', { level: 3 }).slice(0, 1));
    expect([first?.textContent, second?.textContent]).toEqual(['93% match', 'Your chance']);
  });

  it('says when a college only teaches graduate students', async () => {
    const words = /only teaches graduate students/;
    await open(aCollegeInFull(P2, OHIO_STATE));
    expect(screen.queryByText(words)).toBeNull();
    cleanup();

    await open({ ...aCollegeInFull(P2, OHIO_STATE), predominantDegree: 'Graduate' });
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('marks the student’s score and advises whether to send it', async () => {
    await open(aCollegeInFull(P2, OHIO_STATE));

    const scores = part('Test scores');
    expect(scores.getByText('You 1350')).toBeTruthy();
    expect(
      scores.getByText(/In fall 2023, you could apply here without a score. Check this year’s rule./)
        .textContent,
    ).toContain('sending your score helps you here');
  });

  it('explains the price for the student’s income', async () => {
    await open(aCollegeInFull(P2, OHIO_STATE));

    const costs = part('What it costs');
    expect(await costs.findByText('A year for you')).toBeTruthy();
    expect(costs.getByText('about $18,800 after aid')).toBeTruthy();
    expect(costs.getByText('Full price $29,300, in-state')).toBeTruthy();
    expect(
      costs.getByText(/what families earning \$48,000 to \$110,000 paid on average in 2022–23/),
    ).toBeTruthy();
    expect(costs.getByText(/^Give or take \$2,000 or more/)).toBeTruthy();
  });

  it('shows the average price and asks for a missing income band', async () => {
    await open(aCollegeInFull(P5, OHIO_STATE), { householdIncomeRange: null });

    const costs = part('What it costs');
    expect(await costs.findByRole('link', { name: 'Add your income to see your price' })).toBeTruthy();
    expect(costs.getByText('A year, on average')).toBeTruthy();
    expect(costs.getByText('about $18,300 after aid')).toBeTruthy();
    expect(part('What you can still add').getByText(/Add your GPA/)).toBeTruthy();
  });

  it('shows the student’s own tuition first', async () => {
    await open(aCollegeInFull(P2, OHIO_STATE));
    await part('What it costs').findByText('Tuition and fees, in state (yours)');
    expect(tuitionRows()).toEqual(['Tuition and fees, in state (yours)', 'Tuition and fees, out of state']);
    cleanup();

    await open(aCollegeInFull(P2, OHIO_STATE, { state: 'MI' }));
    await part('What it costs').findByText('Tuition and fees, out of state (yours)');
    expect(tuitionRows()).toEqual(['Tuition and fees, out of state (yours)', 'Tuition and fees, in state']);
  });

  it('shows one tuition where everybody pays the same', async () => {
    const college = aCollegeInFull(P2, OHIO_STATE, { ownership: 'Private nonprofit' });
    const tuitionInState = college.figures['tuitionOutOfState'];
    await open({ ...college, figures: { ...college.figures, ...(tuitionInState && { tuitionInState }) } });

    await part('What it costs').findByText('Tuition and fees');
    expect(tuitionRows()).toEqual(['Tuition and fees']);
  });

  it('shows the first few other names', async () => {
    const otherNames = ['OSU', 'Ohio State', 'The Ohio State University', 'Ohio A & M', 'Buckeyes'];
    await open({ ...aCollegeInFull(P2, OHIO_STATE), otherNames });
    expect(
      screen.getByText('Also called OSU, Ohio State, The Ohio State University, Ohio A & M'),
    ).toBeTruthy();

    cleanup();
    await open(aCollegeInFull(P2, OHIO_STATE));
    expect(screen.queryByText(/Also called/)).toBeNull();
  });

  it('lists what is unknown and the source of figures', async () => {
    await open(aCollegeInFull(P5, OHIO_STATE));

    expect(part('What we don’t know').getByText(/From you: your grades/)).toBeTruthy();
    expect(part('What we don’t know').getByText(/Not part of any estimate: essays/)).toBeTruthy();
    expect(part('Student outcomes').getByText('Hidden for privacy')).toBeTruthy();
    expect(part('Student outcomes').getByText(/entrants of 2009–11/)).toBeTruthy();
    expect(
      screen.getByText(/US Department of Education, College Scorecard release of May 19, 2025/),
    ).toBeTruthy();
  });

  it('shows the college without a chance for a student without grades and scores', async () => {
    await open(aCollegeInFull(P8, OHIO_STATE));

    expect(part('Your chance').getByText(/Not enough to estimate yet/)).toBeTruthy();
    expect(screen.queryByText('Target School')).toBeNull();
    expect(part('Getting in').getByText('50.8%')).toBeTruthy();
  });

  it('says when a college ignores scores', async () => {
    await open(aCollegeInFull(P2, BERKELEY, { testPolicy: 'not-considered' }));

    expect(
      part('Test scores').getByText(
        'In fall 2023, this college didn’t look at test scores. Check this year’s rule.',
      ),
    ).toBeTruthy();
    expect(part('Your chance').queryByText(/score/)).toBeNull();
  });

  it('links to the college’s site only for a web address', async () => {
    await open(aCollegeInFull(P2, OHIO_STATE, { website: 'javascript:alert(1)' }));

    expect(screen.queryByRole('link', { name: /Visit website/ })).toBeNull();
  });

  it('closes', async () => {
    const onClose = vi.fn();
    await open(aCollegeInFull(P2, OHIO_STATE), {}, onClose);

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    expect(onClose).toHaveBeenCalled();
  });

  it('says when the college is not found', async () => {
    studentCalls();
    savedListCalls();
    const gone = () => HttpResponse.json({ message: 'College not found' }, { status: 404 });
    api.use(http.get('*/api/colleges/1', gone), http.post('*/api/colleges/1/views', gone));
    renderScreen(<CollegesLearnMore collegeId={1} open onClose={() => {}} />);

    expect(await screen.findByRole('dialog', { name: 'College not found' })).toBeTruthy();
  });
});
