import { describe, expect, it } from 'vitest';
import { aStudent } from '#modules/matching/domain/engine/testing/worked-profiles.js';
import { chanceTalk, STUDENT } from '../../testing/chance-talk.js';
import { type InputOf, type ToolResult } from './tools.js';

const OHIO_STATE = 204796;
const HARVARD = 166027;
const BERKELEY = 110635;
const UNKNOWN = 1;

const CHLOE = aStudent({ homeState: 'OH', unweightedGpa: 3.8, satTotal: 1380, gradeLevel: '11th' });
const { tools } = chanceTalk(CHLOE, {
  gpaScale: '4.0',
  unweightedGpa: '3.8',
  satTotal: 1380,
  state: 'OH',
  location: ['Urban'],
});
const emptyTools = chanceTalk(aStudent()).tools;

function dataOf<Data>(result: ToolResult<Data>): Data {
  if (!result.ok) throw new Error(result.words);
  return result.data;
}
const whatIf = async (input: InputOf<'what_if'>) => dataOf(await tools.what_if(STUDENT, input));

describe('my profile', () => {
  it('has what was entered, and of background and family nothing', async () => {
    const profile = dataOf(await tools.my_profile(STUDENT, {}));

    expect(profile).toMatchObject({ homeState: 'OH', wishes: ['Urban'], enoughToEstimate: true });
    expect(profile.figures.map(({ answer, value }) => [answer, value])).toEqual([
      ['unweightedGpa', '3.8'],
      ['satTotal', 1380],
      ['gpaScale', '4.0'],
    ]);
    expect(profile.percentComplete).toMatchObject({ value: 0.5, source: 'profile' });
  });
});

describe('missing answers', () => {
  it('begin with the GPA for a student with neither grades nor scores', async () => {
    const { steps, enoughToEstimate } = dataOf(await emptyTools.missing_answers(STUDENT, {}));

    expect(enoughToEstimate).toBe(false);
    expect(steps[0]).toMatchObject({
      answer: 'grades',
      effect: 'narrows-ranges',
      href: '/profile?section=academic&step=performance',
      points: { unit: 'points', source: 'flyleaf-estimate', year: 'fall 2023 admissions data' },
    });
  });
});

describe('a chance at a college', () => {
  it('comes with its range, its admit rate and what it rests on', async () => {
    const [at] = dataOf(await tools.college_chance(STUDENT, { colleges: [OHIO_STATE] }));

    expect(at?.chance?.low.value).toBeLessThan(Number(at?.chance?.estimate.value));
    expect(at?.admitRate).toMatchObject({ value: 0.5082, source: 'scorecard', year: 'fall 2023' });
    expect(at?.basis).toContain('your GPA');
    expect(at?.contributions.map(({ words }) => words)).toContain('your grades');
    expect(at?.notSeen).toContain('essays');
  });

  it('is unknown without grades and scores; the admit rate is there all the same', async () => {
    const [at] = dataOf(await emptyTools.college_chance(STUDENT, { colleges: [OHIO_STATE] }));

    expect(at?.chance).toBeNull();
    expect(at?.admitRate.value).toBe(0.5082);
  });

  it('keeps the order asked for, at most six, and refuses only when no college is known', async () => {
    const asked = [HARVARD, UNKNOWN, OHIO_STATE];
    const found = dataOf(await tools.college_chance(STUDENT, { colleges: asked }));

    expect(found.map(({ college }) => college.id)).toEqual([HARVARD, OHIO_STATE]);
    expect(await tools.college_chance(STUDENT, { colleges: [UNKNOWN] })).toMatchObject({
      ok: false,
      code: 'unknown-college',
    });
  });
});

describe('what if', () => {
  it('compares the chance before and after', async () => {
    const [at] = await whatIf({ colleges: [OHIO_STATE], changes: { satTotal: 1450 } });
    const [now] = dataOf(await tools.college_chance(STUDENT, { colleges: [OHIO_STATE] }));

    expect(at?.before).toEqual(now?.chance);
    expect(at?.gained?.value).toBeCloseTo(
      100 * (Number(at?.after?.estimate.value) - Number(at?.before?.estimate.value)),
      6,
    );
    expect(at?.gained?.value).toBeGreaterThan(0);
    expect(at?.unchangedBecause).toBeNull();
  });

  it('says why a change moves nothing', async () => {
    const [at] = await whatIf({ colleges: [BERKELEY], changes: { weightedGpa: 4.4 } });

    expect(at?.unchangedBecause).toBe('The estimate uses your unweighted GPA when you have one.');
  });

  it.each([
    [{ satTotal: 1700 }, 'SAT totals run from 400 to 1600.'],
    [{ actComposite: 40 }, 'ACT scores run from 1 to 36.'],
    [{ unweightedGpa: 4.5 }, 'An unweighted GPA on your scale runs from 0 to 4.'],
  ])('refuses %o', async (changes, words) => {
    expect(await tools.what_if(STUDENT, { colleges: [OHIO_STATE], changes })).toEqual({
      ok: false,
      code: 'out-of-bounds',
      words,
    });
  });
});

describe('what would help most', () => {
  it('is the engine’s steps at one college', async () => {
    const steps = dataOf(await tools.improvements(STUDENT, { college: OHIO_STATE }));

    expect(steps.filter(({ kind }) => kind === 'improve').map(({ factor }) => factor)).toContain('grades');
    expect(steps.find(({ factor }) => factor === 'test')?.words.text).toBe(
      'Raise your SAT from 1380 to 1430.',
    );
  });

  it('is the mean over the list, each step once', async () => {
    const steps = dataOf(await tools.improvements(STUDENT, {}));
    const kinds = steps.map(({ kind, factor }) => `${kind} ${factor}`);

    expect(kinds).toEqual([...new Set(kinds)]);
    expect(steps[0]).toMatchObject({ college: null, kind: 'improve', gain: { about: 'list' } });
  });
});

describe('what is sent to a tool beside its input', () => {
  it('reaches no chance: race, gender, name, ZIP code, income', async () => {
    const sensitive = {
      race: 'Asian',
      gender: 'Female',
      name: 'Maya',
      zip: '45402',
      incomeBand: 'under 30k',
    };
    const changes = { ...sensitive, satTotal: 1450 };
    const [plain] = await whatIf({ colleges: [OHIO_STATE], changes: { satTotal: 1450 } });
    const [told] = await whatIf({ colleges: [OHIO_STATE], changes });

    expect(told).toEqual(plain);
  });
});
