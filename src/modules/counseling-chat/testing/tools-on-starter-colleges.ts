import { CollegeCards, CollegeDirectory, CollegeSearch } from '#modules/college-catalogue/contracts/index.js';
import { catalogueOnPostgres } from '#modules/college-catalogue/testing/catalogue-on-postgres.js';
import { ChancesOfStudent } from '#modules/matching/application/matches/chances-of-student.js';
import { SearchAsStudent } from '#modules/matching/application/matches/search-as-student.js';
import { SearchForCaller } from '#modules/matching/application/matches/search-for-caller.js';
import { type StudentFacts } from '#modules/matching/domain/engine/index.js';
import { FixedColleges } from '#modules/matching/testing/fixed-colleges.js';
import { inMemoryMatches } from '#modules/matching/testing/in-memory-matches.js';
import { KnownStudents } from '#modules/matching/testing/known-students.js';
import { CollegeRefs } from '../application/college-refs.js';
import { CollegeTools } from '../application/tools/college-tools.js';
import { FigureYears } from '../application/tools/figure-years.js';
import { ListedColleges } from '../application/tools/listed-colleges.js';
import { InMemoryStudentAnswers } from './in-memory-student-answers.js';

interface KnownInTalk {
  readonly facts: StudentFacts;
  readonly maxTuition: number | null;
}

/** The tools about colleges over the starter catalogue, its search and the engine; only the students are made up. */
export async function toolsOnStarterColleges(known: Readonly<Record<string, KnownInTalk>>): Promise<{
  tools: CollegeTools;
  cards: CollegeCards;
  refs: CollegeRefs;
  chances: ChancesOfStudent;
  close: () => Promise<void>;
}> {
  const { module, close } = await catalogueOnPostgres();
  const directory = module.get(CollegeDirectory);
  const cards = module.get(CollegeCards);
  const colleges = new FixedColleges((await directory.collegeFacts()).colleges);
  const students = new KnownStudents();
  for (const [studentId, { facts }] of Object.entries(known)) students.save(studentId, facts);
  const matches = inMemoryMatches(students, colleges);
  const search = new SearchAsStudent(
    new SearchForCaller(module.get(CollegeSearch), matches, colleges),
    matches,
  );
  const chances = new ChancesOfStudent(matches, colleges);
  const years = new FigureYears(directory);
  const answers = new InMemoryStudentAnswers();
  for (const [studentId, { maxTuition }] of Object.entries(known))
    answers.put(studentId, { answers: { maxTuition } });
  const listed = new ListedColleges(cards, chances, search, years);
  const tools = new CollegeTools(cards, directory, search, answers, listed, years);
  return { tools, cards, refs: new CollegeRefs(cards), chances, close };
}
