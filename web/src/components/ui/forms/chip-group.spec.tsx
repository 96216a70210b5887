import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ChipGroup } from './chip-group';
import { OptionCards } from './option-cards';

const options = ['Urban', 'Suburban', 'Rural'].map((label) => ({ value: label, label, line: 'A line.' }));
const nothing: string[] = [];

const Single = () => {
  const [value, setValue] = useState('Suburban');
  return <ChipGroup type="single" options={options} value={value} onValueChange={setValue} />;
};
const Multiple = ({ limit }: { limit?: number }) => {
  const [value, setValue] = useState(nothing);
  return (
    <ChipGroup
      type="multiple"
      options={options}
      value={value}
      onValueChange={setValue}
      {...(limit === undefined ? {} : { limit })}
    />
  );
};
const Cards = () => {
  const [value, setValue] = useState(nothing);
  return <OptionCards options={options} value={value} onValueChange={setValue} />;
};

const here = () => document.activeElement?.textContent;

describe('a group of chips', () => {
  it('is one Tab stop, at the selected chip', async () => {
    render(
      <>
        <Single />
        <button type="button">Next</button>
      </>,
    );

    await userEvent.tab();
    expect(here()).toBe('Suburban');
    await userEvent.tab();
    expect(here()).toBe('Next');
  });

  it.each([
    ['{ArrowRight}', 'Rural'],
    ['{ArrowDown}{ArrowDown}', 'Urban'],
    ['{ArrowLeft}', 'Urban'],
    ['{ArrowUp}{ArrowUp}', 'Rural'],
    ['{Home}', 'Urban'],
    ['{End}', 'Rural'],
  ])('moves with %s to %s and wraps', async (keys, place) => {
    render(<Single />);
    await userEvent.tab();
    await userEvent.keyboard(keys);

    expect(here()).toBe(place);
  });

  it('marks a single choice and clears it on a second press', async () => {
    render(<Single />);
    const chosen = () => screen.queryByRole('radio', { checked: true })?.textContent;
    expect(chosen()).toBe('Suburban');

    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight} ');
    expect(chosen()).toBe('Rural');
    await userEvent.keyboard(' ');
    expect(chosen()).toBeUndefined();
  });

  it('skips chips disabled by the limit', async () => {
    render(<Multiple limit={1} />);

    await userEvent.click(screen.getByRole('button', { name: 'Rural' }));

    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
    await userEvent.keyboard('{ArrowRight}');
    expect(here()).toBe('Rural');
  });
});

describe('option cards', () => {
  it('allow any number by keyboard', async () => {
    render(<Cards />);
    await userEvent.tab();
    await userEvent.keyboard(' {End} ');

    expect(screen.getAllByRole('button', { pressed: true }).map(({ dataset }) => dataset['value'])).toEqual([
      'Urban',
      'Rural',
    ]);
  });
});
