import { CollegeCards, CollegeDirectory, CollegeSearch } from '#modules/college-catalogue/contracts/index.js';
import { catalogueOnPostgres } from '#modules/college-catalogue/testing/catalogue-on-postgres.js';
import { ChancesOfStudent } from '#modules/matching/application/chances-of-student.js';
import { SearchAsStudent } from '#modules/matching/application/search-as-student.js';
import { SearchForCaller } from '#modules/matching/application/search-for-caller.js';
import { type StudentFacts } from '#modules/matching/domain/engine/index.js';
import { FixedColleges } from '#modules/matching/testing/fixed-colleges.js';
import { inMemoryMatches } from '#modules/matching/testing/in-memory-matches.js';
import { KnownStudents } from '#modules/matching/testing/known-students.js';
import { CollegeTools } from '../application/tools/college-tools.js';
import { FigureYears } from '../application/tools/figure-years.js';
import { ListedColleges } from '../application/tools/listed-colleges.js';
import { BudgetsInTalk } from './budgets-in-talk.js';

interface KnownInTalk {
  readonly facts: StudentFacts;
  readonly maxTuition: number | null;
}

/** The tools about colleges over the starter catalogue, its search and the engine; only the students are made up. */
export async function toolsOnStarterColleges(known: Readonly<Record<string, KnownInTalk>>): Promise<{
  tools: CollegeTools;
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
  const answers = new BudgetsInTalk(
    new Map(Object.entries(known).map(([studentId, { maxTuition }]) => [studentId, maxTuition])),
  );
  const listed = new ListedColleges(cards, chances, search, years);
  return { tools: new CollegeTools(cards, directory, search, answers, listed, years), chances, close };
}
