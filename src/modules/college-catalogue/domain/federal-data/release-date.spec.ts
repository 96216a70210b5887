import { expect, it } from 'vitest';
import { releaseDateIn } from './release-date.js';

it.each([
  ['Most-Recent-Cohorts-Institution_05192025.csv', '2025-05-19'],
  ['College_Scorecard_Raw_Data_03232026.zip', '2026-03-23'],
  ['scorecard-institutions.csv.gz', null],
  ['MERGED2023_24_PP.csv', null],
  ['file_13452025.csv', null],
  ['file_02302025.csv', null],
])('reads from the name %s the release date %s', (name, date) => {
  expect(releaseDateIn(name)).toBe(date);
});
