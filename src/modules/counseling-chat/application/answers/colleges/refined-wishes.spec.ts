import { describe, expect, it } from 'vitest';
import { refined } from './refined-wishes.js';

const after = (wishes: Parameters<typeof refined>[0]['wishes']) => ({ wishes, page: 1, prices: [] });

describe('a changed search', () => {
  it('stays out of a state until that state is asked for', () => {
    const before = after({ statesWithout: ['CA'], size: 'small' });

    expect(refined(before, {}, ['public']).wishes).toEqual({
      statesWithout: ['CA'],
      size: 'small',
      ownership: 'public',
    });
    expect(refined(before, { states: ['OR'] }, []).wishes).toMatchObject({
      states: ['OR'],
      statesWithout: ['CA'],
    });
    expect(refined(before, { states: ['CA'] }, []).wishes).toEqual({ states: ['CA'], size: 'small' });
  });

  it('leaves a state out of those searched before', () => {
    expect(refined(after({ states: ['OH', 'TX'] }), { statesWithout: ['TX'] }, []).wishes).toEqual({
      states: ['OH'],
      statesWithout: ['TX'],
    });
    expect(refined(after({ states: ['TX'] }), { statesWithout: ['TX'] }, []).wishes).toEqual({
      statesWithout: ['TX'],
    });
  });

  it('does not begin with the biggest when smaller ones are asked for', () => {
    expect(refined(after({ sort: 'size' }), {}, ['smaller']).wishes).toEqual({
      sort: 'match',
      size: 'small',
    });
  });
});
