import { Injectable } from '@nestjs/common';
import { type CollegeCard, CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { StudentChances, StudentList } from '#modules/matching/contracts/index.js';
import { StudentAnswers } from '#modules/student-profile/contracts/index.js';
import { chanceInTalk } from './chances/college-chance.js';
import { improvementsAt, improvementsOver } from './chances/improvements.js';
import { missingInTalk } from './chances/missing-answers.js';
import { profileInTalk } from './chances/my-profile.js';
import { proposeProfileChange } from './chances/propose-profile-change.js';
import { supposedAnswers, whatIfInTalk } from './chances/what-if.js';
import { impossibleIn } from './chances/what-if-bounds.js';
import { refOf } from './college-figures.js';
import { type SomeTools, type Tool, type ToolResult } from './tools.js';

type Names =
  'my_profile' | 'missing_answers' | 'college_chance' | 'what_if' | 'improvements' | 'propose_profile_change';

const MOST_COLLEGES = 6;
/** Of the list, whose explanations take a while. */
const MOST_EXPLAINED = 12;
const USUAL_SCALE = 4;

/** Tools about chances and the student’s own profile. */
@Injectable()
export class ChanceTools implements SomeTools<Names> {
  constructor(
    private readonly chances: StudentChances,
    private readonly answers: StudentAnswers,
    private readonly list: StudentList,
    private readonly cards: CollegeCards,
  ) {}

  my_profile: Tool<'my_profile'> = async (studentId) => {
    return found(profileInTalk(await this.answers.read(studentId)));
  };

  missing_answers: Tool<'missing_answers'> = async (studentId) => {
    const missing = await this.chances.missingAnswers(studentId);
    return found(missingInTalk(missing, await this.chances.admissionsTerm()));
  };

  college_chance: Tool<'college_chance'> = async (studentId, { colleges }) => {
    const cards = await this.cardsOf(colleges);
    if (cards.length === 0) return UNKNOWN;
    const term = await this.chances.admissionsTerm();
    const chances = cards.map(async (card) =>
      chanceInTalk(card, await this.chances.explain(studentId, card.id), term),
    );
    return found(await Promise.all(chances));
  };

  what_if: Tool<'what_if'> = async (studentId, { colleges, changes }) => {
    const [cards, { answers }] = await Promise.all([this.cardsOf(colleges), this.answers.read(studentId)]);
    if (cards.length === 0) return UNKNOWN;
    const impossible = impossibleIn(changes, Number(answers.gpaScale ?? USUAL_SCALE));
    if (impossible !== null) return { ok: false, code: 'out-of-bounds', words: impossible };
    const ids = cards.map(({ id }) => id);
    const [before, after, term] = await Promise.all([
      this.chances.at(studentId, ids),
      this.chances.ifChanged(studentId, supposedAnswers(changes), ids),
      this.chances.admissionsTerm(),
    ]);
    return found(
      cards.map((card) =>
        whatIfInTalk({ card, before: before.get(card.id), after: after.get(card.id), changes, term }),
      ),
    );
  };

  improvements: Tool<'improvements'> = async (studentId, { college }) => {
    const term = await this.chances.admissionsTerm();
    if (college === undefined) return found(improvementsOver(await this.explained(studentId), term));
    const [card] = await this.cardsOf([college]);
    const explanation = await this.chances.explain(studentId, college);
    if (card === undefined || explanation === null) return UNKNOWN;
    return found(improvementsAt(refOf(card), explanation.suggestions, term));
  };

  propose_profile_change: Tool<'propose_profile_change'> = async (studentId, { changes }) =>
    found(await proposeProfileChange(this.answers, studentId, changes));

  /** Of the saved colleges, else of the recommended ones. */
  private async explained(studentId: string) {
    const saved = (await this.list.saved(studentId)).map(({ college }) => college.id);
    const ids = saved.length > 0 ? saved : await this.chances.recommended(studentId);
    const all = ids.slice(0, MOST_EXPLAINED).map((id) => this.chances.explain(studentId, id));
    return (await Promise.all(all)).filter((explanation) => explanation !== null);
  }

  private async cardsOf(unitIds: readonly number[]): Promise<CollegeCard[]> {
    const asked = [...new Set(unitIds)].slice(0, MOST_COLLEGES);
    const cards = await this.cards.of(asked);
    return asked.flatMap((id) => cards.get(id) ?? []);
  }
}

const found = <Data>(data: Data): ToolResult<Data> => ({ ok: true, data });

const UNKNOWN = {
  ok: false,
  code: 'unknown-college',
  words: 'I don’t know that college.',
} as const;
