import { type Answerers } from '../answerer.js';
import { dataSource, fairness, privacy, whoAreYou } from './about-wren.js';
import {
  activitiesAdvice,
  badNews,
  coursesAdvice,
  pathways,
  recommenders,
  scholarships,
  specialSituation,
} from './advice-answers.js';
import { aidBasics } from './aid-basics.js';
import { capabilities } from './capabilities.js';
import { explainTerm } from './explain-term.js';
import { greet } from './greet.js';
import { complaint, repeat } from './mending.js';
import { openPage } from './open-page.js';
import { humanHelp, plans } from './people-and-plans.js';
import { ghostwrite, injection, outOfScope } from './refusals.js';
import { thanks } from './small-talk.js';
import { spanish } from './spanish.js';
import { stress } from './stress.js';

export const WORD_ANSWERS = {
  greet,
  thanks,
  who_are_you: whoAreYou,
  capabilities,
  explain_term: explainTerm,
  aid_basics: aidBasics,
  scholarships,
  activities_advice: activitiesAdvice,
  courses_advice: coursesAdvice,
  recommenders,
  data_source: dataSource,
  privacy,
  fairness,
  stress,
  bad_news: badNews,
  human_help: humanHelp,
  plans,
  open_page: openPage,
  pathways,
  special_situation: specialSituation,
  ghostwrite,
  injection,
  out_of_scope: outOfScope,
  complaint,
  repeat,
  spanish,
} satisfies Answerers;
