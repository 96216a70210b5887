import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Combobox } from './combobox';

const STATES = ['Idaho', 'Ohio', 'Oklahoma'].map((name) => ({ value: name, label: name }));

const States = () => {
  const [state, setState] = useState('');
  return (
    <Combobox
      aria-label="State"
      options={STATES}
      value={state}
      onValueChange={setState}
      placeholder="Any state"
      searchPlaceholder="Search states"
      emptyText="No states match that."
    />
  );
};
const trigger = () => screen.getByRole('combobox', { name: 'State' });

it('searches for text typed before the list has loaded, once', async () => {
  render(<States />);

  fireEvent.click(trigger());
  for (const key of ['o', 'h', 'Shift']) fireEvent.keyDown(trigger(), { key });

  expect(await screen.findByPlaceholderText('Search states')).toHaveProperty('value', 'oh');
  await userEvent.click(screen.getByRole('option', { name: 'Ohio' }));
  await userEvent.click(trigger());
  expect(await screen.findAllByRole('option')).toHaveLength(3);
});

it('ignores shortcut keys', () => {
  render(<States />);

  expect(fireEvent.keyDown(trigger(), { key: ' ' })).toBe(true);
  fireEvent.click(trigger());
  expect(fireEvent.keyDown(trigger(), { key: 'r', ctrlKey: true })).toBe(true);
  expect(fireEvent.keyDown(trigger(), { key: 'o' })).toBe(false);
});

it('forgets text typed for a list that never loaded', async () => {
  vi.doMock('./combobox-panel', () => {
    throw new Error('No connection');
  });
  render(<States />);
  fireEvent.click(trigger());
  fireEvent.keyDown(trigger(), { key: 'z' });
  await waitFor(() => expect(trigger().getAttribute('aria-expanded')).toBe('false'));
  vi.doUnmock('./combobox-panel');

  fireEvent.click(trigger());

  expect(await screen.findByPlaceholderText('Search states')).toHaveProperty('value', '');
});
