import { type Provider } from '@nestjs/common';
import { AnswersTold } from '#modules/matching/contracts/index.js';
import { ChanceTools } from '../../application/tools/chance-tools.js';
import { CollegeTools } from '../../application/tools/college-tools.js';
import { FindCollege } from '../../application/tools/find-college.js';
import { ListTools } from '../../application/tools/list-tools.js';
import { type AllTools } from '../../application/tools/tools.js';
import { Toolbox } from '../../application/tools/turn-tools.js';
import { WordTools } from '../../application/tools/word-tools.js';
import { BoundedToolbox } from './bounded-toolbox.js';

/** Every tool there is; none can be reached in another way. */
const allTools = (
  chances: ChanceTools,
  colleges: CollegeTools,
  lists: ListTools,
  names: FindCollege,
  words: WordTools,
): AllTools => ({
  my_profile: chances.my_profile,
  missing_answers: chances.missing_answers,
  college_chance: chances.college_chance,
  what_if: chances.what_if,
  improvements: chances.improvements,
  propose_profile_change: chances.propose_profile_change,

  find_college: names.find_college,
  search_colleges: colleges.search_colleges,
  college_facts: colleges.college_facts,
  compare_colleges: colleges.compare_colleges,
  net_price: colleges.net_price,
  majors: colleges.majors,

  safety_schools: lists.safety_schools,
  recommendations: lists.recommendations,
  my_list: lists.my_list,
  list_balance: lists.list_balance,
  deadlines: lists.deadlines,
  applications: lists.applications,
  essay_status: lists.essay_status,
  propose_save: lists.propose_save,

  explain_term: words.explain_term,
  find_topics: words.find_topics,
  aid_basics: words.aid_basics,
  data_notes: words.data_notes,
  open_page: words.open_page,
});

export const toolbox: Provider = {
  provide: Toolbox,
  inject: [ChanceTools, CollegeTools, ListTools, FindCollege, WordTools, AnswersTold],
  useFactory: (
    chances: ChanceTools,
    colleges: CollegeTools,
    lists: ListTools,
    names: FindCollege,
    words: WordTools,
    told: AnswersTold,
  ) => new BoundedToolbox(allTools(chances, colleges, lists, names, words), told),
};
