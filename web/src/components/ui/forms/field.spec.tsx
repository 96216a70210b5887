import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ChipGroup } from './chip-group';
import { Field } from './field';
import { Input } from './input';
import { Select } from '../select/select';

const described = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('a field', () => {
  it('labels its control and describes it by hint, then error', () => {
    render(
      <Field label="Email" hint="We never share it." error="Please enter a valid email address">
        <Input />
      </Field>,
    );
    const control = screen.getByLabelText('Email');

    expect(described(control)).toBe('We never share it. Please enter a valid email address');
    expect(control.getAttribute('aria-invalid')).toBe('true');
  });

  it('has no error description while valid', () => {
    render(
      <Field label="Email">
        <Input />
      </Field>,
    );
    const control = screen.getByLabelText('Email');

    expect(control.hasAttribute('aria-describedby')).toBe(false);
    expect(control.hasAttribute('aria-invalid')).toBe(false);
  });

  it('marks required fields without announcing the asterisk', () => {
    render(
      <Field label="First name" required>
        <Input />
      </Field>,
    );

    expect(screen.getByRole('textbox', { name: 'First name' }).getAttribute('aria-required')).toBe('true');
  });

  it('labels a list of options like any control', () => {
    render(
      <Field label="State" error="Choose a state">
        <Select
          options={[{ value: 'OH', label: 'Ohio' }]}
          value=""
          onValueChange={() => undefined}
          placeholder="State"
        />
      </Field>,
    );
    const control = screen.getByRole('combobox', { name: 'State' });

    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(described(control)).toBe('Choose a state');
  });

  it('labels a group of chips', () => {
    render(
      <Field group label="Campus setting">
        <ChipGroup
          type="multiple"
          options={[{ value: 'Urban', label: 'Urban' }]}
          value={['Urban']}
          onValueChange={() => undefined}
        />
      </Field>,
    );

    expect(screen.getByRole('group', { name: 'Campus setting' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Urban' }).getAttribute('aria-pressed')).toBe('true');
  });
});
