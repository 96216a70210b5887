import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Avatar } from './avatar';

const initials = (name: string) => render(<Avatar name={name} />).container.textContent;

describe('the initials on an avatar', () => {
  it.each([
    ['Maya Okonkwo-Villanueva', 'MO'],
    ['Ana María de la Cruz', 'AC'],
    ['Zoë', 'Z'],
    ['  émile   zola ', 'ÉZ'],
    ['𝒜da Lovelace', '𝒜L'],
    ['Zoë Nguyễn 🦊', 'ZN'],
    ['D <script>', 'DS'],
    ['Juniper Vale (Demo student)', 'JV'],
    ['(Demo)', 'D'],
    ['🦊', '🦊'],
    ['', ''],
  ])('of “%s” are %s', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
