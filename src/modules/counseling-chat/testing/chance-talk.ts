import { type PublishedRounds } from '#modules/college-catalogue/contracts/index.js';
import { FixedCards } from '#modules/college-catalogue/testing/fixed-cards.js';
import { AnswersToldInTalk } from '#modules/matching/adapters/cache/answers-told-in-talk.js';
import { ChancesOfStudent } from '#modules/matching/application/matches/chances-of-student.js';
import { type StudentFacts } from '#modules/matching/domain/engine/index.js';
import { FixedColleges } from '#modules/matching/testing/fixed-colleges.js';
import { CachedMatches } from '#modules/matching/adapters/cache/cached-matches.js';
import { InMemoryRounds } from '#modules/matching/testing/in-memory-rounds.js';
import { InMemoryRecommendationChoices } from '#modules/matching/testing/in-memory-recommendation-choices.js';
import { InMemorySelectionCriteria } from '#modules/matching/testing/in-memory-selection-criteria.js';
import { KnownStudents } from '#modules/matching/testing/known-students.js';
import { type StudentChances } from '#modules/matching/contracts/index.js';
import {
  type StudentAnswers,
  type StudentDirectory,
  type TalkedAnswers,
} from '#modules/student-profile/contracts/index.js';
import { type Answer, type Asked } from '../application/answers/answerer.js';
import { CHANCE_ANSWERS } from '../application/answers/chances/index.js';
import { type StudentInTalk } from '../application/student-in-talk.js';
import { ChanceTools } from '../application/tools/chance-tools.js';
import { type DialogueState, NEW_DIALOGUE } from '../domain/conversation/dialogue-state.js';
import { type Entities, NOTHING_NAMED } from '../domain/entities/entities.js';
import { InMemoryStudentAnswers } from './in-memory-student-answers.js';
import { listToolsInMemory } from './list-tools-in-memory.js';
import { InMemoryStudentList } from './lists-in-memory.js';
import { STARTER_CARDS, STARTER_COLLEGES } from './starter-cards.js';
import { toolsBesideChances } from './tools-beside-chances.js';
import { aStudentInTalk } from './students-in-talk.js';

export const STUDENT = 'maya';
const NOW = new Date('2026-11-20T09:00:00Z');
const CARDS = new FixedCards(STARTER_CARDS);

export interface Said {
  readonly message?: string;
  readonly colleges?: readonly number[];
  readonly entities?: Partial<Entities>;
  readonly state?: Partial<DialogueState>;
}

/** Who talks, and what is known of them. */
interface Talker {
  readonly id: string;
  readonly directory: StudentDirectory;
  readonly profile: StudentAnswers;
  readonly student: StudentInTalk;
  /** What colleges published, by unit id. */
  readonly published?: Readonly<Record<number, PublishedRounds>>;
}

/** The engine over the starter colleges; only the student is made up. */
export function chanceTalk(
  facts: StudentFacts,
  answers: TalkedAnswers = {},
  known: Partial<StudentInTalk> = {},
  published: Talker['published'] = {},
) {
  const directory = new KnownStudents();
  directory.save(STUDENT, facts);
  const profile = new InMemoryStudentAnswers();
  profile.put(STUDENT, { answers, percentComplete: 50 });
  const student = { ...studentOf(facts), ...known };
  return talkOf({ id: STUDENT, directory, profile, student, published });
}

/** The same for a student whose answers are stored elsewhere. */
export function talkOf({ id, directory, profile, student, published = {} }: Talker) {
  const colleges = new FixedColleges(STARTER_COLLEGES);
  const matches = new CachedMatches(
    directory,
    colleges,
    new InMemorySelectionCriteria(),
    new InMemoryRecommendationChoices(),
    new InMemoryRounds(),
    new AnswersToldInTalk(),
  );
  const chances = new ChancesOfStudent(matches, colleges);
  const list = new InMemoryStudentList(
    STARTER_CARDS.map((card) => ({ ...card, match: null })),
    student.savedColleges,
  );
  const tools = new ChanceTools(chances, profile, list, CARDS);

  /** The answer of one intent to one message that was understood so. */
  const ask = async (intent: keyof typeof CHANCE_ANSWERS, said: Said = {}): Promise<Answer> => {
    const lists = listToolsInMemory(id, {
      colleges: await withMatches(id, chances),
      saved: student.savedColleges,
      recommended: await chances.recommended(id),
      published,
    });
    const turn = toolsBesideChances(id, tools, lists.tools, CARDS);
    return CHANCE_ANSWERS[intent](await askedOf(intent, said, student), turn);
  };
  return { tools, ask };
}

async function askedOf(intent: Asked['intent'], said: Said, student: StudentInTalk): Promise<Asked> {
  const cards = await CARDS.of(said.colleges ?? []);
  return {
    message: said.message ?? '',
    intent,
    entities: { ...NOTHING_NAMED, ...said.entities },
    colleges: [...cards.values()].map(({ id, shortName, location, state }) => ({
      id,
      name: shortName,
      place: location,
      state,
    })),
    assumed: [],
    student,
    state: { ...NEW_DIALOGUE, turn: 1, ...said.state },
    variant: 0,
    now: NOW,
  };
}

function studentOf(facts: StudentFacts): StudentInTalk {
  const hasGpa = facts.unweightedGpa !== null || facts.weightedGpa !== null;
  const hasTest = facts.satTotal !== null || facts.actComposite !== null;
  const { homeState, gradeLevel, incomeBand, majorCip4 } = facts;
  return aStudentInTalk({
    homeState,
    gradeLevel,
    incomeBand,
    majorCip: majorCip4 === null ? null : `${majorCip4.slice(0, 2)}.${majorCip4.slice(2)}`,
    hasGpa,
    hasTest,
    enoughToEstimate: hasGpa || hasTest,
  });
}

async function withMatches(studentId: string, chances: StudentChances) {
  const matches = await chances.at(
    studentId,
    STARTER_CARDS.map(({ id }) => id),
  );
  return STARTER_CARDS.map((card) => ({ ...card, match: matches.get(card.id) ?? null }));
}
