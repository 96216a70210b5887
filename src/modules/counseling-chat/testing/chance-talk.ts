import { StudentList } from '#modules/matching/contracts/index.js';
import { ChancesOfStudent } from '#modules/matching/application/chances-of-student.js';
import { type StudentFacts } from '#modules/matching/domain/engine/index.js';
import { starterColleges } from '#modules/matching/domain/engine/testing/starter-colleges.js';
import { FixedColleges } from '#modules/matching/testing/fixed-colleges.js';
import { inMemoryMatches } from '#modules/matching/testing/in-memory-matches.js';
import { KnownStudents } from '#modules/matching/testing/known-students.js';
import { type TalkedAnswers } from '#modules/student-profile/contracts/index.js';
import { type StudentInTalk, StudentsInTalk } from '../application/student-in-talk.js';
import { ChanceTools } from '../application/tools/chance-tools.js';
import { InMemoryStudentAnswers } from './in-memory-student-answers.js';
import { StarterCards } from './starter-cards.js';
import { aStudentInTalk } from './students-in-talk.js';

const COLLEGES = starterColleges();

class NothingSaved extends StudentList {
  saved = () => Promise.resolve([]);
  save = () => Promise.resolve();
  remove = () => Promise.resolve();
}

class OneStudent extends StudentsInTalk {
  constructor(private readonly student: StudentInTalk) {
    super();
  }

  of = () => Promise.resolve(this.student);
}

/** The engine over the starter colleges; only the student is made up. */
export function chanceTalk(facts: StudentFacts, answers: TalkedAnswers = {}) {
  const students = new KnownStudents();
  students.save(STUDENT, facts);
  const colleges = new FixedColleges(COLLEGES);
  const chances = new ChancesOfStudent(inMemoryMatches(students, colleges), colleges);
  const profile = new InMemoryStudentAnswers();
  profile.put(STUDENT, { answers, percentComplete: 50 });
  const student = studentOf(facts);
  const tools = new ChanceTools(
    chances,
    profile,
    new OneStudent(student),
    new NothingSaved(),
    new StarterCards(COLLEGES),
  );
  return { tools, student, profile };
}

export const STUDENT = 'maya';

function studentOf(facts: StudentFacts): StudentInTalk {
  const hasGpa = facts.unweightedGpa !== null || facts.weightedGpa !== null;
  const hasTest = facts.satTotal !== null || facts.actComposite !== null;
  const { homeState, gradeLevel, incomeBand } = facts;
  return aStudentInTalk({
    homeState,
    gradeLevel,
    incomeBand,
    hasGpa,
    hasTest,
    enoughToEstimate: hasGpa || hasTest,
  });
}
