import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { setShortcuts } from '@/lib/preferences/shortcuts-preference';
import { CLICHE, ESSAY_TEXT, SLIP, WONDER } from '@/testing/essay-in-full';
import { renderScreen } from '@/testing/render-screen';
import { LineByLine } from './line-by-line';

const open = () => renderScreen(<LineByLine text={ESSAY_TEXT} comments={[CLICHE, SLIP, WONDER]} />);

const focused = () => document.activeElement?.getAttribute('aria-label');
const note = (number: number) => screen.getByRole('article', { name: new RegExp(`^Comment ${number} on`) });

describe('comments beside the text', () => {
  it('are numbered in the order of the text, each with its phrase and its kind', () => {
    open();

    expect(screen.getAllByRole('article').map((each) => each.getAttribute('aria-label'))).toEqual([
      'Comment 1 on “eleven minutes fast”',
      'Comment 2 on “never give up”',
      'Comment 3 on “didnt”',
    ]);
    expect(within(note(1)).getByText('A reader is curious')).toBeTruthy();
    expect(within(note(2)).getByText('Question')).toBeTruthy();
    expect(within(note(3)).getByText('Small slip')).toBeTruthy();
  });

  it('mark every place they are about', () => {
    open();

    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'eleven minutes fast',
      'never give up',
      'emotional roller coaster',
      'ups and downs',
      'didnt',
    ]);
  });

  it('are read to a screen reader together with the phrase', () => {
    open();
    const pin = screen.getByRole('link', { name: 'Comment 2' });
    const words = document.getElementById(pin.getAttribute('aria-describedby') ?? '');

    expect(words?.textContent).toContain('so a reader’s eye slides over it.');
    expect(words?.textContent).toContain('What happened to you that these words stand for?');
  });

  it('can be gone through with j and k, round the ends', async () => {
    open();

    await userEvent.keyboard('j');
    expect(focused()).toBe('Comment 1 on “eleven minutes fast”');
    await userEvent.keyboard('jj');
    expect(focused()).toBe('Comment 3 on “didnt”');
    expect(screen.getByText('3 of 3')).toBeTruthy();
    await userEvent.keyboard('j');
    expect(focused()).toBe('Comment 1 on “eleven minutes fast”');
    await userEvent.keyboard('k');
    expect(focused()).toBe('Comment 3 on “didnt”');
  });

  it('start with the last one for k', async () => {
    open();

    await userEvent.keyboard('k');

    expect(focused()).toBe('Comment 3 on “didnt”');
  });

  it('stay silent where single keys are off', async () => {
    setShortcuts(false);
    open();

    await userEvent.keyboard('j');

    expect(document.activeElement).toBe(document.body);
  });

  it('lead to their phrase with Enter and back with Escape', async () => {
    open();
    await userEvent.keyboard('jj');

    await userEvent.keyboard('{Enter}');
    expect(focused()).toBe('Comment 2');
    await userEvent.keyboard('{Escape}');

    expect(focused()).toBe('Comment 2 on “never give up”');
  });

  it('are opened from their phrase, and Escape leads back', async () => {
    open();
    screen.getByRole('link', { name: 'Comment 3' }).focus();

    await userEvent.keyboard('{Enter}');
    expect(focused()).toBe('Comment 3 on “didnt”');
    await userEvent.keyboard('{Escape}');

    expect(focused()).toBe('Comment 3');
  });

  it('lead to their other places', async () => {
    open();
    await userEvent.click(within(note(2)).getByText('Why it matters, and 2 more places'));

    await userEvent.click(within(note(2)).getByRole('button', { name: '“ups and downs”' }));

    expect(focused()).toBe('Comment 2, also here');
    expect(document.activeElement?.previousElementSibling?.textContent).toBe('ups and downs');
  });

  it('can be gone through with the buttons', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Next comment' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next comment' }));
    expect(focused()).toBe('Comment 2 on “never give up”');

    await userEvent.click(screen.getByRole('button', { name: 'Previous comment' }));

    expect(focused()).toBe('Comment 1 on “eleven minutes fast”');
  });
});
