import { type Answerers } from '../answerer.js';
import { answerCheapest } from './cheapest.js';
import { answerCollegeFacts } from './college-facts.js';
import { answerCompare } from './compare.js';
import { answerMajors } from './majors.js';
import { answerNetPrice } from './net-price.js';
import { answerRefine } from './refine.js';
import { answerSearch } from './search.js';
import { answerSnapshot } from './snapshot.js';
import { answerVisit } from './visit.js';

/** Answers about colleges themselves: what there is, what they are like, what they cost. */
export const COLLEGE_ANSWERS = {
  search_colleges: answerSearch,
  refine: answerRefine,
  college_facts: answerCollegeFacts,
  compare: answerCompare,
  net_price: answerNetPrice,
  cheapest: answerCheapest,
  majors: answerMajors,
  visit: answerVisit,
  snapshot: answerSnapshot,
} satisfies Answerers;
