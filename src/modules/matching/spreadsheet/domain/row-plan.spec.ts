import { describe, expect, it } from 'vitest';
import { readRow } from './read-row.js';
import { type Already, planRows, type RowToPlan } from './row-plan.js';

const PLACES = {
  name: 0,
  state: null,
  round: 1,
  deadline: 2,
  deadlineNote: null,
  notes: null,
  status: 3,
  decision: 4,
};
const NOTHING_YET: Already = {
  saved: new Set(),
  appliedTo: new Set(),
  promisedTo: null,
  mostSaved: 200,
  listFullWords: 'Your list is full.',
};
const [YALE, BROWN] = [130794, 217156];
const row = (line: number, unitId: number, ...cells: string[]): RowToPlan => ({
  row: readRow({ line, cells }, PLACES),
  college: { kind: 'found', unitId },
  collegeName: cells[0] ?? '',
});
const outcomes = (rows: readonly RowToPlan[], already: Partial<Already> = {}) =>
  planRows(rows, { ...NOTHING_YET, ...already }).map(({ college, list, application }) => [
    college.kind,
    list,
    application,
  ]);

describe('the plan of an import', () => {
  it('adds each college, and begins an application where there is a round', () => {
    expect(outcomes([row(2, YALE, 'Yale', 'EA'), row(3, BROWN, 'Brown')])).toEqual([
      ['found', 'add', 'begin'],
      ['found', 'add', 'none'],
    ]);
  });

  it('leaves what is there already', () => {
    const already = { saved: new Set([YALE]), appliedTo: new Set([YALE]) };

    expect(outcomes([row(2, YALE, 'Yale', 'EA')], already)).toEqual([['found', 'there', 'there']]);
  });

  it('takes a college once', () => {
    const [, second] = planRows([row(2, YALE, 'Yale'), row(3, YALE, 'Yale University', 'EA')], NOTHING_YET);

    expect(second).toMatchObject({
      college: { kind: 'repeated', line: 2 },
      list: 'none',
      application: 'none',
    });
  });

  it('keeps no promise to a college that said no', () => {
    const planned = [row(2, YALE, 'Yale', 'ED', '', 'Denied'), row(3, BROWN, 'Brown', 'ED II')];

    expect(outcomes(planned)).toEqual([
      ['found', 'add', 'begin'],
      ['found', 'add', 'begin'],
    ]);
  });

  it('promises one college only', () => {
    const planned = planRows([row(2, YALE, 'Yale', 'ED'), row(3, BROWN, 'Brown', 'ED II')], NOTHING_YET);

    expect(planned.map(({ application }) => application)).toEqual(['begin', 'refused']);
    expect(planned[1]?.problems).toEqual([
      'Early Decision is a promise to one college, and Yale has it already. Choose another round here.',
    ]);
    expect(outcomes([row(2, YALE, 'Yale', 'ED')], { promisedTo: 'Duke' })).toEqual([
      ['found', 'add', 'refused'],
    ]);
  });

  it('fills the list and no more', () => {
    expect(outcomes([row(2, YALE, 'Yale'), row(3, BROWN, 'Brown')], { mostSaved: 1 })).toEqual([
      ['found', 'add', 'none'],
      ['found', 'refused', 'none'],
    ]);
  });

  it('does nothing with a row whose college is not known', () => {
    const unknown: RowToPlan = { ...row(2, YALE, 'Yael', 'EA'), college: { kind: 'not-found' } };

    expect(outcomes([unknown])).toEqual([['not-found', 'none', 'none']]);
  });
});
