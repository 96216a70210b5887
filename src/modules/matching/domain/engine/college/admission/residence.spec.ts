import { describe, expect, it } from 'vitest';
import { explain } from '../../explanation/explain.js';
import { measureStudent } from '../../student/measure-student.js';
import { aCollege } from '../../testing/colleges.js';
import { P2 } from '../../testing/worked-profiles.js';
import { prepareColleges } from '../prepare-colleges.js';

const A_PUBLIC_COLLEGE = aCollege({ control: 'public', admitRate: 0.6 });

describe('a public college without published rates by residence', () => {
  it.each([
    ['prefers residents', 20_000, 1],
    ['prefers nobody where everyone pays the same', 10_000, 0],
  ])('%s', (_what, tuitionOutOfState, preference) => {
    const { resident, otherState } = prepareColleges([
      { ...A_PUBLIC_COLLEGE, tuitionInState: 10_000, tuitionOutOfState },
    ]);
    expect(Math.sign((resident.shift[0] ?? 0) - (otherState.shift[0] ?? 0))).toBe(preference);
  });

  it('says why it prefers nobody', () => {
    const columns = prepareColleges([
      { ...A_PUBLIC_COLLEGE, tuitionInState: 10_000, tuitionOutOfState: 10_000 },
    ]);
    expect(explain(measureStudent(P2), columns, 0).sources).toContain(
      'It asks the same tuition of everyone, so we assume no advantage by residence.',
    );
  });
});
