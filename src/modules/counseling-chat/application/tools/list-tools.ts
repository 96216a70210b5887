import { Injectable } from '@nestjs/common';
import { EssayShelf } from '#modules/essays/contracts/index.js';
import { CollegeRefs } from '../college-refs.js';
import { ApplicationsInTalk } from './lists/applications-in-talk.js';
import { essayRow } from './lists/essay-rows.js';
import { balanceOf, countsOf } from './lists/list-balance.js';
import { countOnList } from './lists/list-figures.js';
import { Recommendations } from './lists/recommendations.js';
import { SafetySchools } from './lists/safety-schools.js';
import { SavedColleges } from './lists/saved-colleges.js';
import { type SomeTools, type Tool } from './tools.js';

/** The tools about colleges to apply to, the saved list, applications and essays. */
@Injectable()
export class ListTools implements SomeTools<
  | 'safety_schools'
  | 'recommendations'
  | 'my_list'
  | 'list_balance'
  | 'deadlines'
  | 'applications'
  | 'essay_status'
  | 'propose_save'
> {
  constructor(
    private readonly safeties: SafetySchools,
    private readonly recommended: Recommendations,
    private readonly saved: SavedColleges,
    private readonly applicationsInTalk: ApplicationsInTalk,
    private readonly shelf: EssayShelf,
    private readonly refs: CollegeRefs,
  ) {}

  readonly safety_schools: Tool<'safety_schools'> = (studentId, wishes) =>
    this.safeties.find(studentId, wishes);

  readonly recommendations: Tool<'recommendations'> = (studentId, wishes) =>
    this.recommended.find(studentId, wishes);

  readonly my_list: Tool<'my_list'> = async (studentId, { category }) => {
    const saved = await this.saved.of(studentId);
    const rows = saved.filter((row) => category === undefined || row.category === category);
    return { ok: true, data: { rows, counts: countsOf(saved), total: countOnList(saved.length) } };
  };

  readonly list_balance: Tool<'list_balance'> = async (studentId) => ({
    ok: true,
    data: balanceOf(await this.saved.of(studentId)),
  });

  readonly deadlines: Tool<'deadlines'> = async (studentId, wishes) => ({
    ok: true,
    data: await this.applicationsInTalk.deadlines(studentId, wishes),
  });

  readonly applications: Tool<'applications'> = async (studentId, wishes) => ({
    ok: true,
    data: await this.applicationsInTalk.all(studentId, wishes),
  });

  readonly essay_status: Tool<'essay_status'> = async (studentId) => ({
    ok: true,
    data: (await this.shelf.of(studentId)).map(essayRow),
  });

  /** Writes nothing: a yes does. */
  readonly propose_save: Tool<'propose_save'> = async (studentId, { colleges, category = null }) => {
    const [found, saved] = await Promise.all([this.refs.of(colleges), this.saved.of(studentId)]);
    if (found.length === 0)
      return { ok: false, code: 'unknown-college', words: 'I don’t know that college.' };
    const isSaved = (id: number) => saved.some(({ college }) => college.id === id);
    return {
      ok: true,
      data: {
        colleges: found.filter(({ id }) => !isSaved(id)),
        alreadySaved: found.filter(({ id }) => isSaved(id)),
        category,
      },
    };
  };
}
