import { describe, expect, it } from 'vitest';
import { EssayShelf } from '#modules/essays/contracts/index.js';
import { StudentList } from '#modules/matching/contracts/index.js';
import { type StudentFacts } from '#modules/matching/domain/engine/index.js';
import { aStudent, P2, P4, P8 } from '#modules/matching/domain/engine/testing/worked-profiles.js';
import { KnownStudents } from '#modules/matching/testing/known-students.js';
import { InMemoryStudentAnswers } from '../../testing/in-memory-student-answers.js';
import { ComposedStudentsInTalk } from './composed-students-in-talk.js';

const MAYA = 'maya';

class NothingSaved extends StudentList {
  saved = () => Promise.resolve([]);
  save = () => Promise.resolve();
  remove = () => Promise.resolve();
}
class NoEssays extends EssayShelf {
  of = () => Promise.resolve([]);
}

function talkWith(facts: StudentFacts | null) {
  const students = new KnownStudents();
  if (facts !== null) students.save(MAYA, facts);
  const answers = new InMemoryStudentAnswers();
  answers.put(MAYA, { firstName: 'Maya', percentComplete: 50 });
  return new ComposedStudentsInTalk(students, answers, new NothingSaved(), new NoEssays()).of(MAYA);
}

describe('what is known of a student at the start of a turn', () => {
  it('is next to nothing before any answer', async () => {
    expect(await talkWith(null)).toMatchObject({
      firstName: 'Maya',
      homeState: null,
      enoughToEstimate: false,
    });
    expect(await talkWith(P8)).toMatchObject({ hasGpa: false, enoughToEstimate: false });
  });

  it('is what every neighbor knows', async () => {
    expect(await talkWith(P2)).toMatchObject({
      firstName: 'Maya',
      percentComplete: 50,
      homeState: 'OH',
      majorCip: '52.02',
      hasGpa: true,
      hasTest: true,
      enoughToEstimate: true,
      incomeBand: '60-100k',
      regions: ['Midwest', 'Northeast'],
      savedColleges: [],
      essays: 0,
    });
  });

  it.each([
    ['a GPA', P4, true],
    ['a rank in a class', aStudent({ classRank: 12, classSize: 400 }), true],
    ['a rank in a tiny class', aStudent({ classRank: 2, classSize: 8 }), false],
    ['a score', aStudent({ satTotal: 1300 }), true],
    ['a score that will not be sent', aStudent({ satTotal: 1300, testPreference: 'Neither' }), false],
  ])('says whether %s is enough for a range', async (_what, facts, enoughToEstimate) => {
    expect(await talkWith(facts)).toMatchObject({ enoughToEstimate });
  });
});
