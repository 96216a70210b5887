import { expect, it } from 'vitest';
import { nameForStrangers } from './name-for-strangers.js';

it.each(['Maya', 'José María', 'Jean-Luc', 'D’Angelo', '美玲'])(
  '%s may stand in an email to anyone',
  (name) => {
    expect(nameForStrangers(name)).toBe(name);
  },
);

it.each([
  'evil.example',
  'https://evil.example',
  'Call 555 0100',
  'Your account was closed',
  'a@b',
  '<b>Maya</b>',
  'Abcdefghijklmnopqrstuvwxyz',
  ' ',
])('“%s” does not', (name) => {
  expect(nameForStrangers(name)).toBe('A student');
});
