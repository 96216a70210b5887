import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { type SelectionCriteria } from '@/api';
import { api, useApi } from '@/testing/api';
import { renderScreen, shownToastText } from '@/testing/render-screen';
import CriteriaSheet from './criteria-sheet';

const ANY = { min: null, max: null };
const USUAL: SelectionCriteria = {
  gpa: ANY,
  sat: ANY,
  act: ANY,
  acceptanceRate: ANY,
  tuition: ANY,
  weights: { academic: 40, extracurricular: 25, location: 15, cost: 10, culture: 10 },
};

/** The sheet over these stored criteria, and what it sends. */
const open = async (stored: SelectionCriteria | null = null) => {
  const sent: unknown[] = [];
  api.use(
    http.get('*/api/selection-criteria', () => HttpResponse.json(stored)),
    http.post('*/api/selection-criteria', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(USUAL);
    }),
  );
  const onOpenChange = vi.fn();
  renderScreen(<CriteriaSheet open onOpenChange={onOpenChange} />);
  await screen.findByRole('slider', { name: 'Academics, slider' });
  return { sent, onOpenChange };
};
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const fill = async (name: RegExp, text: string) => {
  await userEvent.clear(box(name));
  await userEvent.type(box(name), text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save and update my list' }));

describe('what counts for you', () => {
  useApi();

  it('starts with the usual weights and says what each counts for', async () => {
    await open();

    expect(box(/^Academics\s?40% of the match/).value).toBe('40');
    await fill(/^Cost/, '60');
    expect(box(/^Cost\s?40% of the match/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Cost, slider' }).value).toBe('60');
  });

  it('saves weights and ranges together, and offers Undo', async () => {
    const { sent, onOpenChange } = await open({ ...USUAL, tuition: { min: null, max: 30_000 } });
    await fill(/^Cost/, '100');
    await fill(/^At most, Tuition/, '20000');
    await fill(/^At least, Acceptance rate/, '50');
    await save();

    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
    expect(sent).toEqual([
      {
        ...USUAL,
        weights: { ...USUAL.weights, cost: 100 },
        tuition: { min: null, max: 20_000 },
        acceptanceRate: { min: 50, max: null },
      },
    ]);
    expect(shownToastText()).toContain('Your list is updated');

    // The open sheet, which its owner closes, covers the toast here.
    fireEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual({ ...USUAL, tuition: { min: null, max: 30_000 } });
  });

  it('goes back to the usual weights', async () => {
    await open({
      ...USUAL,
      weights: { academic: 0, extracurricular: 0, location: 0, cost: 100, culture: 0 },
    });
    expect(box(/^Academics/).value).toBe('0');
    await userEvent.click(screen.getByRole('button', { name: 'Reset to the usual weights' }));

    expect(box(/^Academics/).value).toBe('40');
  });

  it.each<[string, RegExp, string, string]>([
    ['a weight above 100', /^Location/, '101', 'Enter a whole number from 0 to 100'],
    [
      'a range that is not a number',
      /^At most, Middle SAT/,
      'high',
      'Enter a whole number from 400 to 1,600',
    ],
    ['a range outside the scale', /^At least, Middle ACT/, '40', 'Enter a whole number from 1 to 36'],
  ])('refuses %s, beside the field', async (_what, field, text, message) => {
    const { sent } = await open({ ...USUAL, act: { min: 20, max: null } });
    await fill(field, text);
    await save();

    expect(screen.getByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(box(field));
    expect(sent).toEqual([]);
  });

  it('keeps what was chosen when saving fails', async () => {
    await open();
    api.use(http.post('*/api/selection-criteria', () => new HttpResponse(null, { status: 503 })));
    await fill(/^Cost/, '55');
    await save();

    expect(await screen.findByText(/Your choices are still here/)).toBeTruthy();
    expect(box(/^Cost/).value).toBe('55');
  });
});
