import { describe, expect, it } from 'vitest';
import { assess, type Assessment } from '../assess.js';
import { type CollegeFacts } from '../college/college-facts.js';
import { prepareColleges } from '../college/prepare-colleges.js';
import { measureStudent } from '../student/measure-student.js';
import { type GradeLevel, type StudentFacts } from '../student/student-facts.js';
import { aCollege, manyColleges } from '../testing/colleges.js';
import {
  ARIZONA_STATE,
  GEORGIA_TECH,
  ILLINOIS,
  NEW_YORK_UNIVERSITY,
  OHIO_STATE,
  WEST_POINT,
  WORKED_COLLEGES,
} from '../testing/worked-colleges.js';
import { aStudent, P1, P2, P4, P5, P6, P8, WORKED_PROFILES } from '../testing/worked-profiles.js';
import { contributionsAt } from './chance/contributions.js';
import { explain } from './explain.js';
import { improvementsAt } from './chance/improvements.js';
import { type Warning } from './warnings/warning.js';

const explainAt = (facts: StudentFacts, college: CollegeFacts) =>
  explain(measureStudent(facts), prepareColleges([college], 'fall 2023'), 0);

describe('what moves a chance', () => {
  const contributions = (facts: StudentFacts, college: CollegeFacts) => {
    const [student, columns] = [measureStudent(facts), prepareColleges([college])];
    const all = contributionsAt(student, columns, 0, assess(student, columns, 0));
    return new Map(all.map(({ factor, points }) => [factor, points]));
  };

  it('for P2 at Ohio State: test, grades, residency, activities and rigor', () => {
    const points = contributions(P2, OHIO_STATE);

    expect(points.get('test')).toBeCloseTo(3.2, 1);
    expect(points.get('grades')).toBeCloseTo(3.6, 1);
    expect(points.get('residency')).toBeCloseTo(16.8, 1);
    expect((points.get('activities') ?? 0) + (points.get('rigor') ?? 0)).toBeCloseTo(-0.1, 1);
    expect(points.size).toBe(5);
  });

  it('comes largest first, in sentences', () => {
    const { contributions } = explainAt(P2, OHIO_STATE);

    expect(contributions.map(({ words }) => words)).toEqual([
      'Where you live lifts this estimate by about 17 points.',
      'Your grades lift this estimate by about 4 points.',
      'Your SAT score lifts this estimate by about 3 points.',
      'Your advanced courses hardly change this estimate.',
      'Your activities hardly change this estimate.',
    ]);
  });

  it('includes the round and the field', () => {
    const points = contributions({ ...P6, cipFamily: '11' }, NEW_YORK_UNIVERSITY);
    expect(points.get('round')).toBeGreaterThan(10);
    expect(points.get('field')).toBeLessThan(-1);
  });

  it('names the round and the college', () => {
    const early = { unitId: NEW_YORK_UNIVERSITY.unitId, round: 'Early Decision' } as const;
    const facts: StudentFacts = { ...P6, applicationRound: null, earlyApplications: [early] };
    const roundAt = (college: CollegeFacts) =>
      explainAt(facts, college).contributions.find(({ factor }) => factor === 'round')?.words;

    expect(roundAt(NEW_YORK_UNIVERSITY)).toBe(
      'Applying Early Decision at New York University lifts this estimate by about 17 points.',
    );
    expect(roundAt(OHIO_STATE)).toBeUndefined();
  });

  it('includes applying without a score, by choice or by advice', () => {
    expect(contributions(P4, OHIO_STATE).get('no-score')).toBeLessThan(0);
    const [held] = explainAt({ ...P2, satTotal: 800 }, OHIO_STATE).contributions.filter(
      ({ factor }) => factor === 'test',
    );
    expect(held?.words).toMatch(/^Applying without your score lowers this estimate/);
  });

  it('is empty where the chance does not come from an admit rate', () => {
    expect(explainAt(P2, aCollege({ admitRate: null, openAdmission: true })).contributions).toEqual([]);
    expect(explainAt(P2, aCollege({ admitRate: null })).contributions).toEqual([]);
  });
});

describe('what would help', () => {
  const gains = (facts: StudentFacts, college: CollegeFacts) => {
    const [student, columns] = [measureStudent(facts), prepareColleges([college])];
    const all = improvementsAt(student, columns, 0, assess(student, columns, 0));
    return new Map(all.map(({ factor, gain }) => [factor, gain]));
  };
  const improvements = (facts: StudentFacts, college: CollegeFacts) =>
    explainAt(facts, college).suggestions.filter(({ kind }) => kind === 'improve');
  const words = (facts: StudentFacts, college: CollegeFacts) =>
    improvements(facts, college).map((suggestion) => suggestion.words);

  it('P2 at Ohio State: 50 points of SAT, a GPA of 3.8, two AP courses', () => {
    const gained = gains(P2, OHIO_STATE);

    expect(gained.get('test')).toBeCloseTo(2.6, 1);
    expect(gained.get('grades')).toBeCloseTo(11.1, 1);
    expect(gained.get('rigor')).toBeCloseTo(0.4, 1);
  });

  it('is suggested if it gains at least a point, the largest gain first', () => {
    expect(words(P2, OHIO_STATE)).toEqual([
      'Raise your GPA from 3.7 to 3.8.',
      'Raise your SAT from 1350 to 1400.',
    ]);
  });

  it('suggests no other test from 1550 or 35 on, and no GPA that cannot be reached any more', () => {
    const nearTheTop = aStudent({ unweightedGpa: 3.97, satTotal: 1540, gradeLevel: '11th' });
    expect([...gains(nearTheTop, aCollege({ admitRate: 0.3 })).keys()]).toEqual(['test']);
    expect(gains({ ...nearTheTop, satTotal: 1550 }, aCollege()).size).toBe(0);
    expect(gains({ ...nearTheTop, satTotal: null, actComposite: 35 }, aCollege()).size).toBe(0);
  });

  it('is worded on the student’s own scale', () => {
    expect(words(P5, OHIO_STATE)).toEqual(['Raise your ACT from 30 to 32.']);
    expect(words(P6, OHIO_STATE)[0]).toBe('Raise your GPA by about 0.1 on a 4.0 scale.');
  });

  it.each<[GradeLevel, string[]]>([
    ['10th', ['Raise your GPA from 3.5 to 3.6.']],
    ['11th', ['Raise your GPA from 3.8 to 3.85.']],
    ['12th', []],
    ['Graduate', []],
  ])('raises a GPA no further than straight A’s can from %s grade on', (gradeLevel, expected) => {
    const unweightedGpa = gradeLevel === '10th' ? 3.5 : 3.8;
    expect(words(aStudent({ gradeLevel, unweightedGpa }), OHIO_STATE)).toEqual(expected);
  });

  it('offers a 12th grader only another test', () => {
    expect([...gains({ ...P2, gradeLevel: '12th' }, OHIO_STATE).keys()]).toEqual(['test']);
  });

  it('says nothing about scores where the college does not look at them', () => {
    const blind = aCollege({ testPolicy: 'not-considered', admitRate: 0.4 });
    for (const facts of [P1, P2, P5]) {
      const { contributions, suggestions, basis, warnings, unknowns } = explainAt(facts, blind);
      expect([...contributions, ...suggestions].map(({ factor }) => factor)).not.toContain('test');
      expect([...basis, ...[...warnings, ...unknowns].map((each) => each.words)].join(' ')).not.toMatch(
        /SAT|ACT|score/,
      );
    }
  });

  it('says so where an assured rule begins', () => {
    const arizonan = aStudent({ homeState: 'AZ', unweightedGpa: 2.95 });
    expect(words(arizonan, ARIZONA_STATE)).toEqual([
      'Raise your GPA from 2.95 to 3.05. A rule begins there: residents with a GPA of 3.0 in core courses are admitted.',
    ]);
  });

  it('does not suggest a test to a student who will not send scores', () => {
    const { suggestions } = explainAt(P4, OHIO_STATE);
    expect(suggestions.map(({ factor }) => factor)).not.toContain('test');
  });
});

describe('what more answers would narrow', () => {
  const additions = (facts: StudentFacts, college: CollegeFacts) =>
    explainAt(facts, college).suggestions.flatMap((each) => (each.kind === 'enter' ? [each] : []));

  it('is one entry for each unknown, the one that narrows most first', () => {
    const entries = additions(P8, OHIO_STATE);

    expect(entries.map(({ factor }) => factor).toSorted()).toEqual(['grades', 'residency', 'test']);
    expect(entries[0]).toMatchObject({
      factor: 'grades',
      words: 'Add your GPA. It could narrow this range to 23–79%, from 2–97%.',
    });
  });

  it('has the range before and after', () => {
    const [grades] = additions(P5, OHIO_STATE);
    const { low, high } = explainAt(P5, OHIO_STATE).assessment;

    expect(grades).toMatchObject({ factor: 'grades', low, high });
    expect(grades?.narrowed?.low).toBeGreaterThan(low ?? 1);
    expect(grades?.narrowed?.high).toBeLessThan(high ?? 0);
  });

  it('leaves out answers that would move neither end of the range by a point', () => {
    expect(additions(P5, OHIO_STATE).map(({ factor }) => factor)).toEqual(['grades']);
    expect(additions(aStudent({ unweightedGpa: 4, satTotal: 1600 }), aCollege({ admitRate: 0.95 }))).toEqual(
      [],
    );
  });

  it('asks for the home state only at public colleges', () => {
    expect(additions(P8, NEW_YORK_UNIVERSITY).map(({ factor }) => factor)).not.toContain('residency');
  });

  it('suggests nothing when every answer is known', () => {
    expect(additions(P2, OHIO_STATE)).toEqual([]);
  });
});

describe('what an estimate is based on', () => {
  it('lists what counted, and the data', () => {
    expect(explainAt(P2, OHIO_STATE).basis).toEqual([
      'your GPA',
      'your SAT',
      'your activities',
      'your advanced courses',
      'your home state',
      'the fall 2023 admissions data',
    ]);
  });

  it('leaves out a score that is not sent', () => {
    expect(explainAt({ ...P2, satTotal: 800 }, OHIO_STATE).basis).not.toContain('your SAT');
    expect(explainAt(P4, OHIO_STATE).basis).toContain('applying without a score');
  });

  it('names no term when the release has none', () => {
    const { basis } = explain(measureStudent(P8), prepareColleges([OHIO_STATE]), 0);
    expect(basis).toEqual(["the college's admissions data"]);
  });

  it.each([
    ['open admission', true],
    ['no admission rate reported', false],
  ])('is %s without a rate', (words, openAdmission) => {
    expect(explainAt(P2, aCollege({ admitRate: null, openAdmission })).basis).toEqual([words]);
  });
});

describe('warnings', () => {
  const codes = (facts: StudentFacts, but: Partial<CollegeFacts>) =>
    explainAt(facts, aCollege({ admitRate: 0.9, ...but })).warnings.map(({ code }) => code);

  it.each<[string, StudentFacts, Partial<CollegeFacts>, readonly string[]]>([
    ['a required score is missing', P4, { testPolicy: 'required' }, ['test-required', 'mostly-unknown']],
    [
      'no policy is reported, so nothing is said to be required',
      P4,
      { testPolicy: null },
      ['mostly-unknown'],
    ],
    ['a score is there but not looked at, nothing is said', P2, { testPolicy: 'not-considered' }, []],
    [
      'open programs may still choose',
      P2,
      { admitRate: null, openAdmission: true },
      ['open-admission-limits'],
    ],
    ['the round is early, private and selective', P6, { admitRate: 0.3 }, ['early-decision-assumed']],
    ['the round is early and public', P6, { control: 'public' }, ['early-decision-adds-nothing']],
    ['the round is early and most are admitted', P6, {}, ['early-decision-adds-nothing']],
    ['the round is Early Action', { ...P6, applicationRound: 'Early Action' }, {}, ['early-action']],
    ['the score range is ours', P2, { satMath25: null, act25: null, admitRate: 1 }, ['test-range-estimated']],
    [
      'the student finished high school, the chance may be of another kind',
      { ...P2, gradeLevel: 'Graduate' },
      {},
      ['first-years-only'],
    ],
    [
      'grades are lower than nearly all colleges publish',
      aStudent({ homeState: 'OH', unweightedGpa: 2, testPreference: 'Neither' }),
      { admitRate: 0.85, publishedGrades: null, testPolicy: 'optional' },
      ['few-grades-like-these', 'mostly-unknown'],
    ],
    ['nothing needs saying', P2, {}, []],
  ])('when %s', (_when, facts, but, expected) => {
    expect(codes(facts, but)).toEqual(expected);
  });
});

describe('a crowded major that a college is known to admit to separately', () => {
  const nurse = aStudent({ homeState: 'CA', unweightedGpa: 3.7, cipFamily: '51', majorCip4: '5138' });
  const campus = aCollege({
    state: 'CA',
    control: 'public',
    admitRate: 0.95,
    bachelorsFamilies: ['51'],
    bachelorsPrograms: ['5138'],
  });

  it.each([
    [0.95, 'target'],
    [0.5, 'target'],
    [0.1, 'reach'],
  ])('where %d are admitted has no figure, and words for it', (admitRate, category) => {
    const at = { ...campus, admitRate };
    const { assessment, basis, contributions, suggestions, reasoning, warnings } = explainAt(nurse, at);
    expect(assessment).toMatchObject({
      chance: null,
      low: null,
      high: null,
      category,
      chanceSource: 'major-admits-separately',
      notSafeReason: 'admits-separately',
    });
    expect(basis).toEqual(['no published rate for your major, which it admits to separately']);
    expect([contributions, suggestions]).toEqual([[], []]);
    expect(reasoning).toContain('It admits to nursing separately');
    expect(reasoning).not.toContain('no admit rate');
    expect(warnings.map(({ code }) => code)).toContain('limited-major');
  });

  it('has one for another major', () => {
    const historian = { ...nurse, cipFamily: '54', majorCip4: '5401' };
    expect(explainAt(historian, campus).assessment.chance).toBeGreaterThan(0.9);
  });
});

describe('the words of a warning', () => {
  const wordsOf = (code: Warning['code'], facts: StudentFacts, college: CollegeFacts) =>
    explainAt(facts, college).warnings.find((warning) => warning.code === code)?.words;

  it.each<[Warning['code'], StudentFacts, CollegeFacts, string]>([
    [
      'limited-major',
      P1,
      ILLINOIS,
      'Many large publics admit to this major separately. Ask whether you would be admitted to the college or to the major.',
    ],
    [
      'assured-admission',
      aStudent({ homeState: 'AZ', unweightedGpa: 3.1 }),
      ARIZONA_STATE,
      'Arizona State University Campus Immersion admits residents with a GPA of 3.0 in core courses. Check the core courses; rules change.',
    ],
    [
      'complete-application',
      P2,
      aCollege({ admitRate: 0.6, act25: 20, act75: 25, satMath25: null }),
      'This college admits 60% of applications. At similar colleges, grades suggest that most refusals were of applications never finished. So this is the chance of a finished one: send every part, and ask about its rule.',
    ],
    ['mostly-unknown', P5, OHIO_STATE, 'Most of this range is what you have not told us.'],
    [
      'test-required',
      P4,
      aCollege({ testPolicy: 'required' }),
      'In fall 2023, this college required a test score; check this year’s rule.',
    ],
    [
      'early-decision-assumed',
      P6,
      NEW_YORK_UNIVERSITY,
      'Early Decision is binding: if they admit you, you go. Settle the price first. We assume that the college offers it, so check its website. Early Decision I and II count the same.',
    ],
    [
      'early-decision-adds-nothing',
      P6,
      aCollege({ admitRate: 0.7 }),
      'This college admits most who apply, so Early Decision adds nothing to your chance. Early Decision is binding: if they admit you, you go. Settle the price first.',
    ],
    [
      'early-action',
      { ...P6, applicationRound: 'Early Action' },
      OHIO_STATE,
      'Early Action is not binding. We count a small advantage for it.',
    ],
    [
      'from-abroad',
      aStudent({ homeState: 'abroad', unweightedGpa: 3.5 }),
      aCollege(),
      'Most colleges admit fewer students from abroad, and many look at what the family can pay. They seldom say how much that changes, so this estimate leaves it out. Since January 1, 2026, citizens of 38 countries, Nigeria and Venezuela among them, get no new student visa, with few exceptions (Proclamation 10998). Check with the US embassy before you pay for an application.',
    ],
    [
      'church-members',
      P2,
      aCollege({ religiousAffiliation: 94 }),
      'Every applicant needs the endorsement of a church leader. The price is the one for members of the church; others pay about twice as much tuition.',
    ],
    [
      'tuition-exchange',
      aStudent({ homeState: 'ND', unweightedGpa: 3.5 }),
      aCollege({ state: 'MN', control: 'public', tuitionOutOfState: 55_000 }),
      'Minnesota and North Dakota have tuition reciprocity: you would pay about what residents do. Our price leaves it out; apply for it every year.',
    ],
  ])('%s', (code, facts, college, words) => {
    expect(wordsOf(code, facts, college)).toBe(words);
  });

  it('says how far a college is beyond the distance the student wants', () => {
    const home = aCollege({ unitId: 1, state: 'OH', latitude: 40, longitude: -83 });
    const seattle = aCollege({ unitId: 2, state: 'WA', latitude: 47.6, longitude: -122.3 });
    const columns = prepareColleges([home, seattle], 'fall 2023');
    const farWords = (maxMiles: number | null, homeState: string | null = 'OH') =>
      explain(measureStudent(aStudent({ homeState, maxMiles })), columns, 1).warnings.find(
        ({ code }) => code === 'farther-than-wished',
      )?.words;

    expect(farWords(500)).toBe(
      'It is about 2,000 miles from the middle of your state. You wanted at most 500.',
    );
    expect([farWords(3000), farWords(null), farWords(500, null)]).toEqual([undefined, undefined, undefined]);
  });

  it('measures the distance the shorter way, across the date line', () => {
    const home = aCollege({ unitId: 1, state: 'OH', latitude: 40, longitude: -83 });
    const palau = aCollege({ unitId: 2, state: 'PW', latitude: 7.3, longitude: 134.5 });
    const columns = prepareColleges([home, palau], 'fall 2023');
    const { warnings } = explain(measureStudent(aStudent({ homeState: 'OH', maxMiles: 500 })), columns, 1);

    expect(warnings.find(({ code }) => code === 'farther-than-wished')?.words).toContain('about 8,400');
  });

  it('says nothing of most of the range to a student who told us everything', () => {
    expect(wordsOf('mostly-unknown', P2, OHIO_STATE)).toBeUndefined();
  });
});

describe('where an estimate comes from', () => {
  const sources = (facts: StudentFacts, college: CollegeFacts) => explainAt(facts, college).sources;

  it('names the college’s own rates by residence and its own grades', () => {
    expect(sources(P2, GEORGIA_TECH)[0]).toBe(
      'This college admitted 33% of residents and 10% of applicants from other states (fall 2024).',
    );
    expect(sources(P2, ARIZONA_STATE)[1]).toBe(
      'Grade level from the college’s own Common Data Set 2025-26: 10% of its first-years had below 3.0.',
    );
  });

  it('says what is assumed instead', () => {
    expect(sources(P2, OHIO_STATE)).toEqual([
      'We assume a small advantage for residents. This college’s admit rates by residence are not known to us.',
      'The grade level here is estimated from similar colleges.',
    ]);
    const inNewYork = aCollege({ control: 'public', state: 'NY', tuitionInState: 10_000 });
    expect(sources(P2, inNewYork)[0]).toContain('advantage for applicants from other states');
  });

  it('says nothing of residence at a private college, and nothing where no chance is estimated', () => {
    expect(sources(P2, aCollege())).toHaveLength(1);
    expect(sources(P2, WEST_POINT)).toEqual([]);
  });
});

describe('effort', () => {
  it('is never scolded: the college’s usual is said instead, with the points', () => {
    const few = { ...P2, apCoursesTaken: 0, honorsCourses: 0, activities: [], awards: [], portfolioItems: 1 };
    const words = explainAt(
      few,
      aCollege({ ...OHIO_STATE, control: 'private-nonprofit', admitRate: 0.1 }),
    ).contributions.map((each) => each.words);

    expect(words).toContain(
      'Students admitted here usually have higher grades. That takes about 2 points off this estimate.',
    );
    expect(words.join(' ')).toContain('Students admitted here usually have more advanced courses.');
    expect(words.join(' ')).not.toMatch(/[Yy]our (grades|activities|advanced courses|SAT score) lower/);
  });
});

describe('what is unknown', () => {
  const unknown = (facts: StudentFacts, college: CollegeFacts) =>
    explainAt(facts, college).unknowns.map(({ what }) => what);

  it('is nothing about a student with every answer', () => {
    expect(unknown(P2, OHIO_STATE)).toEqual([]);
  });

  it('is everything about a student with no answers', () => {
    expect(unknown(P8, OHIO_STATE)).toEqual([
      'grades',
      'test',
      'activities',
      'rigor',
      'home-state',
      'major',
      'income',
      'settings',
      'regions',
      'sizes',
      'ownership',
    ]);
  });

  it('distinguishes the student’s answers from what the college does not report', () => {
    const silent = aCollege({
      admitRate: null,
      programShares: {},
      bachelorsFamilies: [],
      netPrice: null,
      netPrice48To75k: null,
      netPrice75To110k: null,
      locale: null,
      undergraduates: null,
    });
    expect(explainAt(P2, silent).unknowns.every(({ whose }) => whose === 'college')).toBe(true);
    expect(unknown(P2, silent)).toEqual([
      'college-admit-rate',
      'college-programs',
      'college-price',
      'college-setting',
      'college-size',
    ]);
  });
});

describe('the price', () => {
  it('of P2 at Ohio State is $18,795, from two federal bands', () => {
    const { netPrice } = explainAt(P2, OHIO_STATE);

    expect(netPrice.amount).toBeCloseTo(18_795.2, 1);
    expect(netPrice.parts.map(({ band, share }) => [band, share])).toEqual([
      ['netPrice48To75k', 0.4],
      ['netPrice75To110k', 0.6],
    ]);
    expect(netPrice.words).toBe('A year for you: about $18,800 after aid. Full price $29,300, in-state.');
  });
});

describe('the reasoning', () => {
  const reasoningAt = (facts: StudentFacts, college: CollegeFacts) => explainAt(facts, college).reasoning;

  it('says what moves the chance, then the chance with its range', () => {
    expect(reasoningAt(P2, OHIO_STATE)).toMatch(
      /^Where you live lifts this estimate by about 17 points\. Target: your chance is about 69%, and could be anywhere from 45% to 87%\. This is an estimate, not a decision\.$/,
    );
  });

  it('names what is not known', () => {
    expect(reasoningAt(P5, OHIO_STATE)).toContain(
      "We don't know your grades, your activities and 7 more things yet.",
    );
  });

  it.each<[string, StudentFacts, CollegeFacts, string]>([
    ['asks for more before estimating', P8, OHIO_STATE, 'Not enough to estimate yet. Add your GPA.'],
    [
      'says what open admission means',
      P2,
      aCollege({ admitRate: null, openAdmission: true }),
      'Safety: this college has open admission. Your chance is about 97%, and could be anywhere from 90% to 98%+.',
    ],
    [
      'says when there is no rate',
      P2,
      aCollege({ admitRate: null }),
      "This college reports no admit rate, so we can't estimate a chance.",
    ],
  ])('%s', (_what, facts, college, words) => {
    expect(reasoningAt(facts, college)).toContain(words);
  });

  it('never promises, never discourages, and stays short, at every kind of college', () => {
    const columns = prepareColleges([...WORKED_COLLEGES, ...manyColleges(60)], 'fall 2023');
    for (const facts of Object.values(WORKED_PROFILES)) {
      const student = measureStudent(facts);
      for (let row = 0; row < columns.count; row++) {
        const { reasoning, contributions, suggestions, warnings, netPrice } = explain(student, columns, row);
        const all = [
          reasoning,
          netPrice.words,
          ...[contributions, suggestions, warnings].flat().map((w) => w.words),
        ];
        const text = all.join(' ');
        expect(text).not.toMatch(/\b0%|\b100%|guarantee|unlikely|NaN|undefined|null|!/);
        const longest = Math.max(...text.split(/[.:;] /).map((sentence) => sentence.split(' ').length));
        expect(longest).toBeLessThan(18);
      }
    }
  });
});

describe('an explanation', () => {
  it('has the same assessment as the list', () => {
    const columns = prepareColleges(WORKED_COLLEGES);
    const student = measureStudent(P2);
    const assessments: Assessment[] = WORKED_COLLEGES.map(
      (_, row) => explain(student, columns, row).assessment,
    );
    expect(assessments).toEqual(WORKED_COLLEGES.map((_, row) => assess(student, columns, row)));
  });

  it('lists what no estimate includes', () => {
    expect(explainAt(P2, OHIO_STATE).notSeen).toContain('essays');
  });

  it('throws for a college that does not exist', () => {
    const columns = prepareColleges([OHIO_STATE]);
    expect(() => explain(measureStudent(P2), columns, 1)).toThrow(RangeError);
  });
});
