import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, useApi } from '@/testing/api';
import { heading, openQuickStart } from '../testing/open-profile';

const unweighted = () => screen.getByRole('combobox', { name: 'Unweighted GPA' });
const weighted = () => screen.getByRole('combobox', { name: 'Weighted GPA' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));

describe('the grades step', () => {
  useApi();

  it('saves typed and picked grades', async () => {
    const { sent } = await openQuickStart('grades');

    await userEvent.type(unweighted(), '3.85');
    await userEvent.type(weighted(), '4.');
    await userEvent.click(screen.getByRole('option', { name: '4.6' }));
    await save();

    await heading('Test scores');
    expect(sent).toEqual([
      { path: '/api/academic-profile', body: { gpaScale: '4.0', unweightedGpa: '3.85', weightedGpa: '4.6' } },
    ]);
  });

  it('has arrow keys for the grades', async () => {
    await openQuickStart('grades');

    await userEvent.type(unweighted(), '{ArrowDown}{ArrowDown}{Enter}');

    expect(unweighted()).toHaveProperty('value', '3.9');
    expect(unweighted().getAttribute('aria-expanded')).toBe('false');
  });

  it('accepts that the school does not weight grades', async () => {
    const { sent } = await openQuickStart('grades', { academic: { unweightedGpa: '3.70' } });

    await userEvent.click(screen.getByRole('checkbox', { name: /N\/A/ }));
    expect(weighted()).toHaveProperty('disabled', true);
    expect(weighted()).toHaveProperty('value', 'N/A');
    await save();

    await heading('Test scores');
    expect(sent).toEqual([
      { path: '/api/academic-profile', body: { gpaScale: '4.0', unweightedGpa: '3.70', weightedGpa: 'N/A' } },
    ]);
  });

  it('clears N/A when it is unchecked', async () => {
    await openQuickStart('grades', { academic: { weightedGpa: 'N/A' } });
    expect(weighted()).toHaveProperty('disabled', true);

    await userEvent.click(screen.getByRole('checkbox', { name: /N\/A/ }));

    expect(weighted()).toHaveProperty('disabled', false);
    expect(weighted()).toHaveProperty('value', '');
  });

  it('shows common values when an empty box is clicked', async () => {
    await openQuickStart('grades');
    await userEvent.click(unweighted());
    await userEvent.click(screen.getByRole('option', { name: '3.7' }));

    expect(unweighted()).toHaveProperty('value', '3.7');
  });

  it('clears the fields for students without a GPA', async () => {
    const { sent, router } = await openQuickStart('grades', { academic: { unweightedGpa: '3.70' } });

    await userEvent.click(screen.getByRole('checkbox', { name: 'I don’t have a GPA yet' }));
    expect(unweighted()).toHaveProperty('value', '');
    expect(unweighted()).toHaveProperty('disabled', true);
    await save();

    await heading('Test scores');
    expect(sent).toEqual([
      { path: '/api/academic-profile', body: { gpaScale: '4.0', unweightedGpa: null, weightedGpa: null } },
    ]);
    expect(screen.getByRole('link', { name: /^Grades/ }).textContent).toContain('Not yet');

    await router.navigate('/profile?step=grades');
    await heading('Your grades');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'I don’t have a GPA yet' }).checked).toBe(
      true,
    );
  });

  it('shows all errors at once, in order, and marks the title', async () => {
    const { sent } = await openQuickStart('grades');

    await userEvent.type(unweighted(), '4.3');
    await userEvent.type(weighted(), 'high');
    await save();

    const summary = await screen.findByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(document.title).toMatch(/^Error: /);
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Unweighted GPA must be between 0 and 4 on the 4.0 scale',
      'Weighted GPA must be a number with at most two decimals, or N/A',
    ]);
    expect(sent).toEqual([]);

    await userEvent.click(within(summary).getByRole('link', { name: /^Weighted/ }));
    expect(document.activeElement).toBe(weighted());
    expect(unweighted()).toHaveProperty('value', '4.3');
  });

  it('allows one more point for weighted grades', async () => {
    const { sent } = await openQuickStart('grades');

    await userEvent.type(weighted(), '5');
    await save();

    await heading('Test scores');
    expect(sent).toHaveLength(1);
  });

  it('shows the server’s refusal at its field', async () => {
    await openQuickStart('grades');
    api.use(
      http.post('/api/academic-profile', () =>
        HttpResponse.json(
          {
            message: 'Something needs another look',
            errors: [{ path: 'unweightedGpa', message: 'Unweighted GPA must be a real one' }],
          },
          { status: 400 },
        ),
      ),
    );

    await userEvent.type(unweighted(), '3.2');
    await save();

    expect(await screen.findByRole('link', { name: 'Unweighted GPA must be a real one' })).toBeTruthy();
    expect(unweighted().getAttribute('aria-invalid')).toBe('true');
    expect(
      screen.getByRole('combobox', {
        name: 'Unweighted GPA',
        description: /Unweighted GPA must be a real one/,
      }),
    ).toBeTruthy();
    expect(unweighted()).toHaveProperty('value', '3.2');
  });

  it('hints at a scale that does not fit', async () => {
    await openQuickStart('grades', { academic: { gpaScale: '100' } });

    await userEvent.type(unweighted(), '3.8');

    expect(screen.getByText('That looks like a 4.0-scale GPA. Check the scale above.')).toBeTruthy();
  });
});
