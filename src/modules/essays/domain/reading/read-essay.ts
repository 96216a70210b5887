import { type CollegeNames } from '../colleges-named/college-names.js';
import { mentionsIn } from '../colleges-named/mentions.js';
import { targetOf } from '../colleges-named/target.js';
import { PhraseFinder } from '../phrases/phrase-finder.js';
import { type Brief } from '../prompts/prompt.js';
import { type Manuscript } from '../text/manuscript.js';
import { type EssayReading } from './essay-reading.js';
import { measure } from './measure.js';
import { particularsOf } from './particulars.js';
import { sentenceFacts } from './sentence-facts.js';

export interface EssayToRead {
  manuscript: Manuscript;
  brief: Brief;
  title: string;
  audience: string | null;
  /** UNITID of the college it is for. */
  collegeId: number | null;
}

/** Reads an essay for what it holds; nothing is judged yet. */
export function readEssay(essay: EssayToRead, names: CollegeNames): EssayReading {
  const { manuscript, brief, title, audience, collegeId } = essay;
  const phrases = new PhraseFinder(manuscript);
  const facts = sentenceFacts(manuscript, phrases, brief.prompt);

  const mentions = mentionsIn(manuscript, names);
  const ownPrompt = brief.known === null ? brief.prompt : null;
  const target = targetOf({ collegeId, texts: [ownPrompt, audience, title] }, names);
  const cities = (target?.ids ?? []).map((id) => names.college(id)?.city ?? '');
  const cityWords = new Set(cities.flatMap((city) => city.toLowerCase().split(/\s+/)));

  const particulars = particularsOf(manuscript, { mentions, target, cityWords });
  return {
    manuscript,
    brief,
    phrases,
    facts,
    measures: measure(manuscript, facts, particulars),
    mentions,
    target,
  };
}
