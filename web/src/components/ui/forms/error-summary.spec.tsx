import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ErrorSummary, type Problem } from './error-summary';

const form = (problems: Problem[], attempt: number) => (
  <>
    <ErrorSummary problems={problems} attempt={attempt} />
    <input id="email" />
    <div id="setting">
      <button type="button">Urban</button>
    </div>
  </>
);
const EMAIL = { fieldId: 'email', message: 'Please enter a valid email address' };
const SETTING = { fieldId: 'setting', message: 'Choose a campus setting' };

describe('the error summary', () => {
  beforeEach(() => {
    document.title = 'Sign in';
  });

  it('takes focus after every attempt', () => {
    const { rerender } = render(form([EMAIL], 1));
    expect(document.activeElement).toBe(screen.getByRole('alert'));

    document.getElementById('email')?.focus();
    rerender(form([EMAIL], 2));

    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it.each([
    ['One thing to fix before you continue', [EMAIL]],
    ['2 things to fix before you continue', [EMAIL, SETTING]],
  ])('counts: %s', (title, problems) => {
    render(form(problems, 1));

    expect(screen.getByRole('heading').textContent).toBe(title);
  });

  it('links to the field or the first choice of a group', async () => {
    render(form([EMAIL, SETTING], 1));

    await userEvent.click(screen.getByRole('link', { name: EMAIL.message }));
    expect(document.activeElement?.id).toBe('email');
    await userEvent.click(screen.getByRole('link', { name: SETTING.message }));
    expect(document.activeElement?.textContent).toBe('Urban');
  });

  it('marks the document title while there are errors', () => {
    const { rerender } = render(form([EMAIL], 1));
    expect(document.title).toBe('Error: Sign in');

    rerender(form([], 1));
    expect(document.title).toBe('Sign in');
  });
});
