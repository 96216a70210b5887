import { expect, it } from 'vitest';
import { fafsaDates } from '../../src/modules/matching/aid/domain/forms/federal-dates.js';
import { stateDates } from '../../src/modules/matching/aid/domain/forms/state-dates.js';
import {
  dateRuleInSpanish,
  dateTextInSpanish,
} from '../../web/src/features/matching/shared-money/dates-in-spanish.js';

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const EVERY_STATE = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
const DATES = [
  ...EVERY_STATE.flatMap((state) => stateDates(state)),
  ...['2026-27', '2027-28', '2028-29'].flatMap(fafsaDates),
];
const told = (texts: readonly (string | null)[]) => [...new Set(texts.filter((text) => text !== null))];

it('tells every date of a form in Spanish, but for the names of programs', () => {
  const left = told(DATES.flatMap(({ label, note }) => [label, note])).filter(
    (text) => dateTextInSpanish(text) === text,
  );

  expect(left.toSorted()).toEqual([
    'Alaska Performance Scholarship',
    'HELP Grant',
    'Higher Education Grant',
    'Idaho Opportunity Scholarship',
    'Maine State Grant',
    'Ohio College Opportunity Grant',
    'Oklahoma Tuition Aid Grant',
    'TOPS',
  ]);
});

it('tells in Spanish when a date falls each year', () => {
  const rules = told(DATES.map(({ rule }) => rule));

  expect(rules.length).toBeGreaterThan(5);
  expect(rules.filter((rule) => dateRuleInSpanish(rule) === rule)).toEqual([]);
  expect(dateRuleInSpanish('October 1 each year')).toBe('El 1 de octubre de cada año');
  expect(dateRuleInSpanish('August 31 after you graduate')).toBe(
    'El 31 de agosto después de graduarse de la secundaria',
  );
  expect(dateRuleInSpanish('By October 1, 2027, by federal law')).toBe(
    'A más tardar el 1 de octubre de 2027, por ley federal',
  );
});
