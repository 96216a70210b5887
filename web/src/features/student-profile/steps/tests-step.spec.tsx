import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useApi } from '@/testing/api';
import { heading, openQuickStart } from '../testing/open-profile';

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
const choose = (preference: string) => userEvent.click(screen.getByRole('radio', { name: preference }));
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

describe('the test scores step', () => {
  useApi();

  it('shows no fields until a test is chosen', async () => {
    await openQuickStart('tests');

    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('adds up the SAT sections and sends the step’s fields', async () => {
    const { sent } = await openQuickStart('tests');

    await choose('SAT');
    await type('Reading and writing', '680');
    expect(screen.getByLabelText('Total')).toHaveProperty('value', '');
    await type('Math', '670');
    expect(screen.getByLabelText('Total')).toHaveProperty('value', '1350');
    expect(screen.getByLabelText('Total')).toHaveProperty('readOnly', true);
    await save();

    await heading('Major and money');
    expect(sent).toEqual([
      {
        path: '/api/academic-profile',
        body: { testPreference: 'SAT', satReadingWriting: 680, satMath: 670, satTotal: 1350 },
      },
    ]);
  });

  it('sends only the ACT when only the ACT is chosen', async () => {
    const { sent } = await openQuickStart('tests', { academic: { satTotal: 1200 } });

    await choose('ACT');
    await type('Composite', '29');
    await save();

    await heading('Major and money');
    expect(sent).toEqual([
      {
        path: '/api/academic-profile',
        body: {
          testPreference: 'ACT',
          actComposite: 29,
          actEnglish: null,
          actMath: null,
          actReading: null,
          actScience: null,
        },
      },
    ]);
  });

  it('requires no scores with Neither', async () => {
    const { sent } = await openQuickStart('tests');

    await choose('SAT');
    await type('Math', '9');
    await choose('Neither');
    expect(screen.getByText('No test scores required.')).toBeTruthy();
    await save();

    await heading('Major and money');
    expect(sent).toEqual([{ path: '/api/academic-profile', body: { testPreference: 'Neither' } }]);
  });

  it('clears scores for students without any', async () => {
    const { sent } = await openQuickStart('tests', {
      academic: { testPreference: 'SAT', satMath: 600, satReadingWriting: 600, satTotal: 1200 },
    });

    await userEvent.click(screen.getByRole('checkbox', { name: 'I don’t have scores yet' }));
    expect(screen.queryByLabelText('Math')).toBeNull();
    await save();

    await heading('Major and money');
    expect(sent[0]?.body).toMatchObject({
      testPreference: 'SAT',
      satMath: null,
      satReadingWriting: null,
      satTotal: null,
      actComposite: null,
    });
    expect(screen.getByRole('link', { name: /^Test scores/ }).textContent).toContain('Not yet');
  });

  it('keeps a total saved without its sections', async () => {
    const { sent } = await openQuickStart('tests', {
      academic: { testPreference: 'SAT', satMath: null, satReadingWriting: null, satTotal: 1350 },
    });

    expect(screen.getByLabelText('Total')).toHaveProperty('value', '1350');
    await save();

    await heading('Major and money');
    expect(sent).toEqual([]);
  });

  it.each([
    ['SAT', 'Math', '190', 'SAT math must be at least 200'],
    ['SAT', 'Reading and writing', '810', 'SAT reading and writing must be at most 800'],
    ['SAT', 'Math', 'six', 'SAT math must be a number'],
    ['SAT', 'Math', '650.5', 'SAT math must be a whole number'],
    ['ACT', 'Composite', '37', 'ACT composite must be at most 36'],
    ['ACT', 'English', '0', 'ACT English must be at least 1'],
  ])('refuses %s %s of %s', async (test, label, score, refusal) => {
    const { sent } = await openQuickStart('tests');

    await choose(test);
    await type(label, score);
    await save();

    expect(await screen.findByRole('link', { name: refusal })).toBeTruthy();
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });
});
