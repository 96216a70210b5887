import { describe, expect, it } from 'vitest';
import { merge } from './merge';

const BASE = { city: 'Toledo', zipCode: '43604', state: 'OH', raceEthnicity: ['Asian'] };

describe('merging what was typed here with what is stored now', () => {
  it('sends what only this form changed', () => {
    expect(merge(BASE, { ...BASE, city: 'Akron' }, BASE)).toEqual({
      send: { city: 'Akron' },
      taken: [],
      differences: [],
    });
  });

  it('keeps what only the other side changed, and names it', () => {
    expect(merge(BASE, BASE, { ...BASE, city: 'Akron' })).toEqual({
      send: {},
      taken: ['city'],
      differences: [],
    });
  });

  it('shows both answers when both changed the same field', () => {
    const merged = merge(BASE, { ...BASE, city: 'Akron', zipCode: '44301' }, { ...BASE, city: 'Dayton' });

    expect(merged.differences).toEqual([
      { fields: ['city'], mine: { city: 'Akron' }, other: { city: 'Dayton' } },
    ]);
    expect(merged.send).toEqual({ zipCode: '44301' });
  });

  it('finds nothing to decide when both typed the same', () => {
    const both = { ...BASE, city: 'Akron', raceEthnicity: [] };

    expect(merge(BASE, both, { ...both, raceEthnicity: null })).toEqual({
      send: {},
      taken: [],
      differences: [],
    });
  });

  it('compares lists as a whole', () => {
    const { differences } = merge(
      BASE,
      { raceEthnicity: ['Asian', 'White'] },
      { ...BASE, raceEthnicity: [] },
    );

    expect(differences).toEqual([
      {
        fields: ['raceEthnicity'],
        mine: { raceEthnicity: ['Asian', 'White'] },
        other: { raceEthnicity: [] },
      },
    ]);
  });

  describe('of lists whose rows can be told apart', () => {
    const row = (id: string, courseName = id) => ({ id, courseName });
    const BEFORE = { takenCourses: [row('a'), row('b')] };

    it('keeps what each side added, changed and deleted', () => {
      const here = { takenCourses: [row('a', 'A here'), row('b'), row('new here')] };
      const there = { takenCourses: [row('a'), row('new there')] };

      expect(merge(BEFORE, here, there)).toEqual({
        send: { takenCourses: [row('a', 'A here'), row('new here'), row('new there')] },
        taken: ['takenCourses'],
        differences: [],
      });
    });

    it('adds a row once when the reply to an earlier try was lost', () => {
      const here = { takenCourses: [...BEFORE.takenCourses, row('of this browser', 'Latin')] };
      const there = { takenCourses: [...BEFORE.takenCourses, row('of the server', 'Latin')] };

      expect(merge(BEFORE, here, there)).toMatchObject({ send: {}, differences: [] });
    });

    it('shows both lists when the same row differs, each with the other changes', () => {
      const here = { takenCourses: [row('a', 'A here'), row('b'), row('new here')] };
      const there = { takenCourses: [row('a', 'A there'), row('b', 'B there')] };

      expect(merge(BEFORE, here, there).differences).toEqual([
        {
          fields: ['takenCourses'],
          mine: { takenCourses: [row('a', 'A here'), row('b', 'B there'), row('new here')] },
          other: { takenCourses: [row('a', 'A there'), row('b', 'B there'), row('new here')] },
        },
      ]);
    });

    it('asks when one side deleted the row that the other changed', () => {
      const { differences } = merge(
        BEFORE,
        { takenCourses: [row('b')] },
        { takenCourses: [row('a', 'A there'), row('b')] },
      );

      expect(differences).toEqual([
        {
          fields: ['takenCourses'],
          mine: { takenCourses: [row('b')] },
          other: { takenCourses: [row('a', 'A there'), row('b')] },
        },
      ]);
    });
  });

  it('never mixes a GPA of one side with the scale of the other', () => {
    const base = { gpaScale: '4.0', unweightedGpa: '3.7', weightedGpa: null };
    const here = { gpaScale: '100', unweightedGpa: '93', weightedGpa: null };
    const there = { ...base, weightedGpa: '4.2' };

    expect(merge(base, here, there).differences).toEqual([
      { fields: ['gpaScale', 'unweightedGpa', 'weightedGpa'], mine: here, other: there },
    ]);
  });

  it('ignores fields that this form does not show', () => {
    expect(merge(BASE, { city: 'Akron' }, { ...BASE, state: 'MI' })).toEqual({
      send: { city: 'Akron' },
      taken: [],
      differences: [],
    });
  });
});
