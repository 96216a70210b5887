import { describe, expect, it } from 'vitest';
import { anApplication, aSeason, personalEssay, supplement } from '../testing/a-season.js';
import { TEN_LISTS } from '../testing/ten-lists.js';
import { type SeasonPlan, planSeason } from './plan-season.js';
import { USUAL_SETTINGS } from './settings.js';
import { halfHoursOf } from './tasks/task.js';
import { after, type Situation } from './ways/way.js';
import { nothingIsEnough, proofInWords, wayInWords } from './words.js';

const planOf = (student: string): SeasonPlan => {
  const list = TEN_LISTS.find((one) => one.student.startsWith(student));
  if (list === undefined) throw new Error(`No list of ${student}`);
  return planSeason(list, list.today);
};

const waysIn = ({ waysOut }: SeasonPlan): string[][] =>
  (waysOut?.enough ?? []).map(({ ways }) => ways.map(({ way }) => wayInWords(way)));

describe('the plans of ten lists', () => {
  it.each(TEN_LISTS.slice(0, 7))('$student fits', (list) => {
    const { proof, waysOut, sessions, tasks, free } = planSeason(list, list.today);

    expect(proof).toBeNull();
    expect(waysOut).toBeNull();
    expect(halfHoursOf(sessions)).toBe(halfHoursOf(tasks));
    expect(sessions.every(({ day, task }) => day <= task.dueOn && free.on(day) > 0)).toBe(true);
  });

  it.each(TEN_LISTS.slice(7))('$student does not fit', (list) => {
    const { proof, waysOut } = planSeason(list, list.today);

    const { work = 0, time = 0 } = proof?.tightest ?? {};
    expect(work).toBeGreaterThan(time);
    expect(halfHoursOf(proof?.tasks ?? [])).toBe(work);
    expect(waysOut?.leftover === null).toBe((waysOut?.enough.length ?? 0) > 0);
  });

  it('proves in one sentence why it does not fit', () => {
    const { proof } = planOf('Hugo');

    expect(proof === null ? '' : proofInWords(proof.tightest)).toBe(
      'By October 30 there are 29.5 hours of work and 9 hours of time.',
    );
  });

  it('lists the cheapest ways out first', () => {
    expect(waysIn(planOf('Hugo')).slice(0, 2)).toEqual([
      [
        'Apply to Michigan in the regular round, by January 1 in place of November 1. Usual date, check the college. You would hear later.',
        'Apply to Illinois in the regular round, by January 1 in place of November 1. Usual date, check the college. You would hear later.',
      ],
      [
        'Apply to Illinois in the regular round, by January 1 in place of November 1. Usual date, check the college. You would hear later.',
        'Leave out Michigan. It’s a reach on your list.',
      ],
    ]);
  });

  it('leaves the binding plan and the last safety alone, and adds the hours that are still missing', () => {
    expect(waysIn(planOf('Iris'))).toEqual([
      [
        'Apply to Virginia in the regular round, by January 1 in place of November 1. Usual date, check the college. You would hear later.',
        'Apply to Pitt in the regular round, by January 1 in place of November 1. Usual date, check the college. You would hear later.',
        'Plan 15 hours a week in place of 7 hours.',
      ],
      [
        'Apply to Pitt in the regular round, by January 1 in place of November 1. Usual date, check the college. You would hear later.',
        'Leave out Virginia. It’s a reach on your list.',
        'Plan 15 hours a week in place of 7 hours.',
      ],
    ]);
  });

  it('says so when nothing is enough', () => {
    const { waysOut } = planOf('Jo');

    expect(waysOut?.enough).toEqual([]);
    expect(waysOut?.leftover ? nothingIsEnough(waysOut.leftover) : '').toMatch(
      /^Even with 8 more hours a week and every other change, 20.5 hours of work due by December 30 would be left\./,
    );
  });

  it('tells only ways out with which the season fits', () => {
    for (const list of TEN_LISTS)
      for (const { ways } of planSeason(list, list.today).waysOut?.enough ?? []) {
        const changed = ways.reduce<Situation>((situation, { way }) => after(way, situation), list);
        expect(planSeason({ ...list, ...changed }, list.today).proof).toBeNull();
      }
  });
});

describe('a season', () => {
  const TODAY = '2026-09-21';
  const titlesOf = (plan: SeasonPlan): string[] =>
    plan.tasks.map(({ kind, subject, dueOn }) => `${kind} ${subject} ${dueOn}`);

  it('has one Common App essay for all its colleges, due with the first', () => {
    const season = aSeason([
      anApplication('Tufts', { items: [personalEssay()] }),
      anApplication('Reed', { items: [personalEssay()], planBy: '2026-11-01' }),
    ]);

    const plan = planSeason({ season, settings: USUAL_SETTINGS }, TODAY);

    expect(titlesOf(plan)).toEqual([
      'draft Common App essay 2026-10-28',
      'second-draft Common App essay 2026-10-29',
      'form Common App form 2026-10-30',
      'send Reed 2026-10-30',
      'final-reading Common App essay 2026-10-30',
      'send Tufts 2026-12-30',
    ]);
  });

  it('counts an answer of the essay plan once', () => {
    const reed = anApplication('Reed', { items: [supplement(250)] });
    const answer = {
      id: 'asked',
      form: null,
      collegeIds: [reed.collegeId ?? 0],
      readers: ['Reed'],
      dueOn: null,
      limit: 300,
      change: 'as it is' as const,
    };
    const essays = [{ title: 'Why Reed', words: 300, draft: null, mayTravel: false, uses: [answer] }];

    const plan = planSeason({ season: aSeason([reed], essays), settings: USUAL_SETTINGS }, TODAY);

    expect(plan.tasks.filter(({ kind }) => kind === 'draft').map(({ subject }) => subject)).toEqual([
      'Why Reed',
    ]);
  });

  it('asks for letters and records weeks before, never before today', () => {
    const plan = planOf('Ana');

    expect(plan.tasks.filter(({ kind }) => kind === 'ask').map(({ dueOn }) => dueOn)).toEqual(['2026-12-04']);
    expect(planOf('Jo').tasks.find(({ kind }) => kind === 'ask')?.dueOn).toBe('2026-12-27');
  });

  it('plans by no date that is unknown or past, and says so', () => {
    const season = aSeason([
      anApplication('Rolling College', { planBy: null }),
      anApplication('Late College', {
        planBy: '2026-09-01',
        dateNote: 'As you entered it. Not checked yet.',
      }),
    ]);

    const plan = planSeason({ season, settings: USUAL_SETTINGS }, TODAY);

    expect(plan.tasks).toEqual([]);
    expect(plan.leftOut.map(({ why, says }) => `${why}: ${says}`)).toEqual([
      'no date: Usual date, check the college. Add a date to see it in the plan.',
      'past: This day has passed, so it isn’t in the plan. If the college has a later round, change to it. As you entered it. Not checked yet.',
    ]);
  });

  it('weighs no ways out of far too many applications, and says so', () => {
    const names = Array.from({ length: 31 }, (_, place) => `College ${place}`);
    const season = aSeason(names.map((name) => anApplication(name, { form: null })));
    const { waysOut } = planSeason({ season, settings: USUAL_SETTINGS }, '2026-12-20');

    expect(waysOut).toMatchObject({ enough: [], tooMany: 31 });
  });
});
