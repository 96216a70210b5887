import { expect, it } from 'vitest';
import { shiftYears } from './shift-years.js';

it.each([
  ['fall 2023', 'fall 2024'],
  ['2023-24', '2024-25'],
  ['2023-24, a month', '2024-25, a month'],
  ['entrants of fall 2017', 'entrants of fall 2018'],
  ['entrants of 2015-16 after eight years', 'entrants of 2016-17 after eight years'],
  ['fall 2023 (fall 2024 where admit_rate_release is 2026-06-10)', 'fall 2024'],
  ['fiscal year 2023', 'fiscal year 2024'],
  ['fiscal years 2020 and 2021', 'as published on June 10, 2026'],
  ['entrants of 2009-11, measured 2020-21, in 2022 dollars', 'as published on June 10, 2026'],
  ['February 2025', 'as published on June 10, 2026'],
  ['colleges of the same predominant degree', 'colleges of the same predominant degree'],
])('says "%s" a year later as "%s"', (before, after) => {
  expect(shiftYears(before, 1, 'June 10, 2026')).toBe(after);
  expect(shiftYears(before, 0, 'June 10, 2026')).toBe(before);
});
