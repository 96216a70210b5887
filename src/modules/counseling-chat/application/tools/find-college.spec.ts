import { describe, expect, it } from 'vitest';
import { lexicon } from '../../testing/reading.js';
import { CollegeRefs } from '../college-refs.js';
import { KnownColleges } from '../known-colleges.js';
import { FindCollege } from './find-college.js';

class TheseColleges extends KnownColleges {
  lexicon() {
    return Promise.resolve(lexicon);
  }
}

/** Refs straight from the table of names. */
class RefsByName extends CollegeRefs {
  constructor() {
    super({ of: () => Promise.resolve(new Map()) });
  }

  override of(unitIds: readonly number[]) {
    return Promise.resolve(
      unitIds.flatMap((id) => {
        const college = lexicon.colleges.college(id);
        if (college === undefined) return [];
        const { shortName: name, city, state } = college;
        return [{ id, name, place: `${city}, ${state}`, state }];
      }),
    );
  }
}

const find = async (text: string) => {
  const result = await new FindCollege(new TheseColleges(), new RefsByName()).find_college('student', {
    text,
  });
  return result.ok ? result.data : result;
};

describe('finding a college by name', () => {
  it('finds up to four, the likeliest first, and says how sure it is', async () => {
    expect(await find('Miami')).toMatchObject({
      certainty: 'ask',
      found: [{ college: { id: 204024, place: 'Oxford, OH' } }, { college: { id: 135726 } }],
    });
    expect(await find('standford')).toMatchObject({
      certainty: 'take',
      found: [{ college: { id: 243744 } }],
    });
  });

  it('finds none for a name it does not know', async () => {
    expect(await find('Oxford in the UK')).toEqual({ certainty: 'none', found: [] });
    expect(await find('x'.repeat(5_000))).toEqual({ certainty: 'none', found: [] });
  });
});
