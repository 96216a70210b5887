import { beforeEach, describe, expect, it } from 'vitest';
import { type SupposedAnswers } from '../../contracts/index.js';
import { WORKED_COLLEGES } from '../../domain/engine/testing/worked-colleges.js';
import { P2, P4, P8 } from '../../domain/engine/testing/worked-profiles.js';
import { FixedColleges } from '../../testing/fixed-colleges.js';
import { inMemoryMatches } from '../../testing/in-memory-matches.js';
import { KnownStudents } from '../../testing/known-students.js';
import { AnswersToldInTalk } from '../../adapters/cache/answers-told-in-talk.js';
import { ChancesOfStudent } from './chances-of-student.js';

const MAYA = 'maya';
const OHIO_STATE = 204796;
const UNKNOWN_COLLEGE = 1;

let students: KnownStudents;
let chances: ChancesOfStudent;
beforeEach(() => {
  students = new KnownStudents();
  const colleges = new FixedColleges(WORKED_COLLEGES);
  chances = new ChancesOfStudent(inMemoryMatches(students, colleges), colleges);
});

const chance = async (supposed: SupposedAnswers = {}) =>
  (await chances.ifChanged(MAYA, supposed, [OHIO_STATE])).get(OHIO_STATE)?.admissionProbability ?? null;

describe('the chances another context asks for', () => {
  it('are those of the student’s stored answers, without colleges that are not in the catalogue', async () => {
    students.save(MAYA, P2);
    const found = await chances.at(MAYA, [OHIO_STATE, UNKNOWN_COLLEGE]);

    expect([...found.keys()]).toEqual([OHIO_STATE]);
    expect(found.get(OHIO_STATE)).toMatchObject({ admissionProbability: 0.6897, category: 'target' });
    expect((await chances.explain(MAYA, OHIO_STATE))?.match?.admissionProbability).toBe(0.6897);
    expect(await chances.explain(MAYA, UNKNOWN_COLLEGE)).toBeNull();
    expect(await chances.recommended(MAYA)).toContain(OHIO_STATE);
    expect(await chances.admissionsTerm()).toBe('fall 2023');
  });

  it('are none for a student with neither grades nor scores, whose GPA is missing first', async () => {
    students.save(MAYA, P8);

    expect((await chances.at(MAYA, [OHIO_STATE])).size).toBe(0);
    const missing = await chances.missingAnswers(MAYA);
    expect(missing).toMatchObject({ basedOn: 'candidates', enoughToEstimate: false });
    expect(missing.steps[0]?.answer).toBe('grades');
  });
});

describe('chances with a supposed answer', () => {
  it('are those of a student who stored it', async () => {
    students.save(MAYA, P2);
    students.save('twin', { ...P2, satTotal: 1450 });
    const twin = (await chances.at('twin', [OHIO_STATE])).get(OHIO_STATE);

    expect(await chance({ satTotal: 1450 })).toBe(twin?.admissionProbability);
    expect(await chance({ satTotal: 1450 })).toBeGreaterThan((await chance()) ?? 1);
  });

  it('change nothing that is stored', async () => {
    students.save(MAYA, P2);
    await chance({ unweightedGpa: 2.1, homeState: 'ME' });

    expect(await chance()).toBe(0.6897);
  });

  it('count a supposed score even for a student who sends none', async () => {
    students.save(MAYA, P4);

    expect(await chance({ satTotal: 1550 })).toBeGreaterThan((await chance()) ?? 1);
  });

  it('give a range to a student who had none', async () => {
    students.save(MAYA, P8);

    expect(await chance()).toBeNull();
    expect(await chance({ unweightedGpa: 3.5 })).toBeGreaterThan(0);
  });
});

describe('what a student only told', () => {
  it('counts for them while something is asked, and for nobody else', async () => {
    const told = new AnswersToldInTalk();
    const colleges = new FixedColleges(WORKED_COLLEGES);
    const inTalk = new ChancesOfStudent(inMemoryMatches(students, colleges, { told }), colleges);
    students.save(MAYA, P8);
    students.save('noor', P8);
    const at = async (studentId: string) => (await inTalk.at(studentId, [OHIO_STATE])).get(OHIO_STATE);

    const counted = await told.during(MAYA, { gpaScale: 100, unweightedGpa: 89 }, () => at(MAYA));
    expect(counted?.admissionProbability).toBeGreaterThan(0);
    expect(await told.during(MAYA, { unweightedGpa: 3.6 }, () => at('noor'))).toBeUndefined();
    expect(await at(MAYA)).toBeUndefined();
  });
});
