import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  ARIZONA_STATE,
  HARVARD,
  NEW_YORK_UNIVERSITY,
  OHIO_STATE,
} from '../../../../../src/modules/matching/domain/engine/testing/worked-colleges';
import { P2, P8 } from '../../../../../src/modules/matching/domain/engine/testing/worked-profiles';
import { type CollegeFacts, type StudentFacts } from '#engine';
import { type ListFacts } from '@/api';
import { api, useApi } from '@/testing/api';
import { aCard, aSavedCollege } from '@/testing/colleges';
import { renderScreen } from '@/testing/render-screen';
import { savedListCalls, studentCalls } from '@/testing/student-calls';
import { SimulatorScreen } from './simulator-screen';

const COMPUTING = { name: 'Computer Science', cip4: '11.07', cipTitle: 'Computer Science', cipFamily: '11' };

type Opened = {
  student?: StudentFacts;
  colleges?: readonly CollegeFacts[];
  collegeId?: number | null;
  answers?: ListFacts['answers'];
};

const open = ({
  student = P2,
  colleges = [HARVARD, NEW_YORK_UNIVERSITY, OHIO_STATE],
  collegeId = null,
  answers = [],
}: Opened = {}) => {
  studentCalls();
  savedListCalls(
    colleges.map(({ unitId, name }) =>
      aSavedCollege({ id: String(unitId), collegeId: unitId, college: aCard({ id: unitId, name }) }),
    ),
  );
  api.use(
    http.get('*/api/saved-colleges/facts', () =>
      HttpResponse.json({
        profileVersion: 1,
        catalogueVersion: '7',
        admissionsTerm: 'fall 2023',
        student,
        colleges,
        answers,
      }),
    ),
    http.get('*/api/available-majors', () => HttpResponse.json([COMPUTING])),
    http.get('*/api/activity-impacts', () => HttpResponse.json([{ activityName: 'Robotics' }])),
  );
  return renderScreen(<SimulatorScreen collegeId={collegeId} />);
};
const sat = () => screen.findByRole('slider', { name: 'SAT total, slider' });
const move = (slider: HTMLElement, value: number) => fireEvent.change(slider, { target: { value } });
const college = async (name: RegExp) => within(await screen.findByRole('article', { name }));
const summary = async () => within(await screen.findByRole('region', { name: 'Summary' }));
const badge = async (name: RegExp) => (await college(name)).queryByText(/points?$/)?.textContent ?? null;
const chooseRound = async (at: RegExp, round: RegExp) => {
  await userEvent.click((await college(at)).getByRole('combobox'));
  await userEvent.click(await screen.findByRole('option', { name: round }));
};

describe('simulating chances', () => {
  useApi();

  it('leaves out a college that has answered', async () => {
    open({ answers: [{ unitId: HARVARD.unitId, answer: 'no' }] });

    expect(await college(/^Ohio State/)).toBeTruthy();
    expect(screen.queryByRole('article', { name: /^Harvard/ })).toBeNull();
  });

  it('has nothing to simulate once every college has answered', async () => {
    open({ colleges: [OHIO_STATE], answers: [{ unitId: OHIO_STATE.unitId, answer: 'yes' }] });

    expect(await screen.findByText('Every college on your list has answered')).toBeTruthy();
  });

  it('starts from the profile, with nothing changed', async () => {
    open();

    expect(await screen.findByRole('textbox', { name: 'SAT total' })).toHaveProperty('value', '1350');
    expect(await screen.findByRole('textbox', { name: 'Unweighted GPA' })).toHaveProperty('value', '3.7');
    expect((await summary()).getByText('Move something to see what it would change.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
  });

  it('moves every college with the score, and back with Reset', async () => {
    open();
    move(await sat(), 1500);

    await waitFor(async () => expect(await badge(/Ohio State/)).toMatch(/^\+\d+ points$/));
    expect((await summary()).getByText(/^Of 3 colleges, \d go(es)? up/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));

    await waitFor(async () => expect(await badge(/Ohio State/)).toBeNull());
    expect(await screen.findByRole('textbox', { name: 'SAT total' })).toHaveProperty('value', '1350');
  });

  it('takes a typed figure, and says which figures it takes', async () => {
    open();
    const field = await screen.findByRole('textbox', { name: 'SAT total' });
    await userEvent.clear(field);
    await userEvent.type(field, '1700');
    expect(screen.getByText('Please enter a number from 400 to 1600.')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');

    await userEvent.clear(field);
    await userEvent.type(field, '1200');

    await waitFor(async () => expect(await badge(/Ohio State/)).toMatch(/^−\d+ points$/));
    expect(await sat()).toHaveProperty('value', '1200');
  });

  it('reads a summary aloud once a change has settled', async () => {
    open();
    move(await sat(), 1500);

    const spoken = (await summary()).getByRole('status');
    await waitFor(() => expect(spoken.textContent).toMatch(/At least one yes: .* of 100/), { timeout: 3000 });
    expect(spoken.textContent).not.toMatch(/\b0%|100%|guarantee/);
  });

  it('has Early Decision at one college at a time', async () => {
    open();
    await chooseRound(/New York/, /^Early Decision/);
    expect((await college(/New York/)).getByText(/Binding: if they say yes, you go/)).toBeTruthy();

    await chooseRound(/Harvard/, /^Early Decision/);

    expect((await college(/Harvard/)).getByText(/Binding/)).toBeTruthy();
    expect((await college(/New York/)).queryByText(/Binding/)).toBeNull();
    expect((await college(/New York/)).getByRole('combobox').textContent).toBe('Regular Decision');
  });

  it('can leave the score out, try another major and take on more', async () => {
    open();
    await sat();
    const sends = screen.getByRole('checkbox', { name: 'Send my score where it helps' });
    await userEvent.click(sends);
    await waitFor(async () => expect(await badge(/Ohio State/)).toMatch(/^−\d+ points?$/));
    await userEvent.click(sends);
    await waitFor(async () => expect(await badge(/Ohio State/)).toBeNull());

    await userEvent.click(screen.getByText('Activities and awards'));
    const robotics = within(await screen.findByRole('group', { name: 'Robotics' }));
    await userEvent.click(robotics.getByRole('checkbox', { name: 'I lead it' }));
    await userEvent.click(screen.getByRole('button', { name: 'Try a new activity' }));
    expect(screen.getByRole('group', { name: 'Activity 6' })).toBeTruthy();

    await userEvent.click(screen.getByRole('combobox', { name: 'Major' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Computer Science' }));
    await waitFor(async () => expect(await badge(/Ohio State/)).toMatch(/^−\d+ points$/));
  });

  it('says why a likely college is no safety', async () => {
    open({ student: { ...P2, maxCost: 5000 }, colleges: [ARIZONA_STATE] });

    expect(
      (await college(/Arizona State/)).getByText(/^Not counted as a safety: about \$\d+,000/),
    ).toBeTruthy();
  });

  it('shows a senior’s grades without offering to raise them', async () => {
    open({ student: { ...P2, gradeLevel: '12th' } });

    expect(await screen.findByText(/By senior year most of your grades are done/)).toBeTruthy();
    expect(screen.getByText('3.7')).toBeTruthy();
    expect(screen.queryByRole('slider', { name: /GPA/ })).toBeNull();
  });

  it('simulates one college alone', async () => {
    open({ collegeId: OHIO_STATE.unitId });
    move(await sat(), 1500);

    expect(await screen.findByText('Ohio State University-Main Campus goes up.')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect((await summary()).queryByText(/At least one yes/)).toBeNull();
  });

  it('leads to colleges without a list, and to the profile without grades and scores', async () => {
    const first = open({ colleges: [] });
    expect(await screen.findByRole('link', { name: 'Explore Colleges' })).toBeTruthy();
    first.unmount();

    open({ student: P8 });
    expect(await screen.findByRole('link', { name: 'Add your GPA' })).toBeTruthy();
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('says when it cannot load, and tries again', async () => {
    open();
    let fails = true;
    api.use(http.get('*/api/saved-colleges/facts', () => (fails ? HttpResponse.error() : undefined)));
    expect(await screen.findByText('Your colleges didn’t load')).toBeTruthy();

    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await sat()).toBeTruthy();
  });
});
