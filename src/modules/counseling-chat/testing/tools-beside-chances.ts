import { type CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { AnswersToldInTalk } from '#modules/matching/adapters/cache/answers-told-in-talk.js';
import { BoundedToolbox } from '../adapters/tools/bounded-toolbox.js';
import { type ChanceTools } from '../application/tools/chance-tools.js';
import { admitRateOf, refOf } from '../application/tools/college-figures.js';
import { type ListTools } from '../application/tools/list-tools.js';
import { type CollegeFact } from '../application/tools/tool-results.js';
import { type AllTools, type Tool } from '../application/tools/tools.js';
import { type TurnTools } from '../application/tools/turn-tools.js';

const absent = () => Promise.resolve({ ok: false as const, code: 'failed' as const, words: 'Not here.' });

/** The tools of one turn: those about chances and lists as they are, of the others what answers about chances ask for. */
export function toolsBesideChances(
  studentId: string,
  chances: ChanceTools,
  lists: ListTools,
  cards: CollegeCards,
): TurnTools {
  const tools: AllTools = {
    find_college: absent,
    search_colleges: absent,
    college_facts: factsFrom(cards),
    compare_colleges: absent,
    net_price: absent,
    majors: absent,
    explain_term: absent,
    find_topics: absent,
    aid_basics: absent,
    data_notes: absent,
    open_page: absent,
    my_profile: chances.my_profile,
    missing_answers: chances.missing_answers,
    college_chance: chances.college_chance,
    what_if: chances.what_if,
    improvements: chances.improvements,
    propose_profile_change: chances.propose_profile_change,
    safety_schools: lists.safety_schools,
    recommendations: lists.recommendations,
    my_list: lists.my_list,
    list_balance: lists.list_balance,
    deadlines: lists.deadlines,
    applications: lists.applications,
    essay_status: lists.essay_status,
    propose_save: lists.propose_save,
  };
  return new BoundedToolbox(tools, new AnswersToldInTalk()).forStudent(studentId);
}

const factsFrom =
  (cards: CollegeCards): Tool<'college_facts'> =>
  async (_studentId, { colleges }) => {
    const found = await cards.of(colleges);
    const data = colleges.flatMap((id) => {
      const card = found.get(id);
      if (card === undefined) return [];
      const admitRate = admitRateOf(card);
      const policy = { ...admitRate, value: card.testPolicy, unit: 'words' as const };
      const facts: CollegeFact[] = [
        { key: 'admitRate', figures: [admitRate], words: null },
        { key: 'testPolicy', figures: [policy], words: card.testPolicy },
      ];
      return [{ college: refOf(card), facts, website: null }];
    });
    return { ok: true, data };
  };
