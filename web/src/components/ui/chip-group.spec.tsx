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
  it('is one stop of the Tab key, at what is chosen', async () => {
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
  ])('goes by %s to %s, round the ends', async (keys, place) => {
    render(<Single />);
    await userEvent.tab();
    await userEvent.keyboard(keys);

    expect(here()).toBe(place);
  });

  it('says of one choice which it is, and takes it back on a second press', async () => {
    render(<Single />);
    const chosen = () => screen.queryByRole('radio', { checked: true })?.textContent;
    expect(chosen()).toBe('Suburban');

    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight} ');
    expect(chosen()).toBe('Rural');
    await userEvent.keyboard(' ');
    expect(chosen()).toBeUndefined();
  });

  it('passes over what the limit has switched off', async () => {
    render(<Multiple limit={1} />);

    await userEvent.click(screen.getByRole('button', { name: 'Rural' }));

    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
    await userEvent.keyboard('{ArrowRight}');
    expect(here()).toBe('Rural');
  });
});

describe('option cards', () => {
  it('take any number by keyboard alone', async () => {
    render(<Cards />);
    await userEvent.tab();
    await userEvent.keyboard(' {End} ');

    expect(screen.getAllByRole('button', { pressed: true }).map(({ dataset }) => dataset['value'])).toEqual([
      'Urban',
      'Rural',
    ]);
  });
});
