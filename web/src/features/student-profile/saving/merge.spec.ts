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
