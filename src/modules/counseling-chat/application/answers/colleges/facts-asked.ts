import { notInTheDataAsked } from '../../../domain/knowledge/not-in-the-data.js';
import { normalize } from '../../../domain/language/normalize.js';
import { asksForEarnings } from '../../../domain/understanding/asks-for-earnings.js';
import { type FactKey, FACTS } from '../../tools/tool-results.js';

/** The words that ask for each fact, in plain text. */
const CUES: Readonly<Record<FactKey, RegExp>> = {
  admitRate:
    /\b(?:acceptance|admit|admission|admissions|admittance) rates?\b|\bhow (?:selective|competitive)\b|\bhow (?:hard|easy|tough) (?:is it )?(?:to get|it is to get)\b|\bpercent (?:that |who |of \w+ )?(?:get|gets) in\b|\bhow many (?:\w+ )?(?:get|gets) in\b/,
  yield: /\byield\b/,
  testPolicy:
    /\btest (?:- )?(?:optional|blind|required|policy)\b|\b(?:require|requires|need|needs|want|wants|accept|superscore) (?:the |an |my )?(?:sat|act|tests?|test scores|scores)\b/,
  sat: /\bsats?\b|\btest scores?\b|\bscores? (?:do|does|did|at|for)\b/,
  act: /\bact (?:scores?|range|average|composite)\b|\b(?:average|median|typical|what) act\b|\btest scores?\b/,
  gpa: /\bgpas?\b|\bwhat grades\b|\baverage grades?\b/,
  size: /\bhow (?:big|large|small)\b|\bsize\b|\bhow many (?:students|undergrads?|undergraduates|people|kids)\b|\benrollment\b|\bpopulation\b/,
  ratio: /\bratio\b|\bclass sizes?\b|\bhow big are (?:the )?classes\b/,
  place:
    /\bwhere (?:is|are|'s|exactly)\b|\bwheres\b|\blocated\b|\blocation\b|\b(?:what|which) (?:state|city|town)\b/,
  setting:
    /\bsetting\b|\b(?:is it|in) (?:a |the )?(?:big |small )?(?:city|town|urban|rural|suburban|suburb)\b/,
  ownership: /\bpublic or private\b|\bprivate or public\b|\bis (?:it |\w+ ){0,4}(?:public|private)\b/,
  graduation:
    /\bgrad(?:uation)? rates?\b|\bhow many (?:\w+ ){0,2}(?:graduate|finish)\b|(?:%|\bpercent|\bpercentage)(?: of (?:\w+ ){1,2})? ?(?:\w+ )?graduates?\b|\bcompletion\b|\bgraduate on time\b/,
  retention: /\bretention\b|\bcome back\b|\bdrop ?out\b|\btransfer out\b/,
  tuition: /\btuition\b|\bsticker\b/,
  fullPrice: /\b(?:full|total) (?:price|cost)\b|\bcost of attendance\b/,
  netPrice: /\bnet price\b|\bafter aid\b/,
  roomAndBoard:
    /\broom (?:and|&) board\b|\bmeal plans?\b|\b(?:cost|price) of (?:housing|living|room)\b|\bhousing (?:cost|price)s?\b/,
  debt: /\bdebt\b|\bborrow\w*\b|\bowe\b/,
  earnings: /\bearn\w*\b|\bsalar(?:y|ies)\b|\b(?:make|paid) after\b/,
  pell: /\bpell\b|\blow income students\b/,
  designations:
    /\bhbcu\b|\bhsi\b|\bhispanic serving\b|\b(?:womens|women s|women's) college\b|\ball (?:girls|women|men)\b/,
  religion:
    /\breligio\w*\b|\bcatholic\b|\bchristian\b|\bjesuit\b|\bbaptist\b|\bjewish\b|\blutheran\b|\bmethodist\b/,
  considered:
    /\b(?:look|looking) (?:for|at)\b|\bcare about\b|\bconsider\w*\b|\brequirements?\b|\bmost important\b|\bwhat does it take\b/,
  website: /\bweb ?sites?\b|\bweb page\b|\burl\b|\bofficial (?:site|page)\b/,
  programs: /\bknown for\b|\bpopular (?:majors|programs)\b|\bbiggest (?:majors|programs)\b/,
};

/** What a message asks of a college, at most three things; empty for "tell me about it". */
export function factsAsked(message: string): readonly FactKey[] {
  const { plain } = normalize(message);
  const isAsked = (key: FactKey): boolean =>
    CUES[key].test(plain) || (key === 'earnings' && asksForEarnings(message));
  return FACTS.filter(isAsked).slice(0, MOST_FACTS);
}
const MOST_FACTS = 3;

/** What a message asks that we cannot know, in words, at most two things. */
const MOST_UNKNOWN = 2;
export const unknownAsked = (message: string): readonly string[] =>
  notInTheDataAsked(normalize(message).plain).slice(0, MOST_UNKNOWN);

/** A wish for the best: an order that no figure gives. */
export const asksForRank = (message: string): boolean =>
  /\brank(?:ed|ing|ings)?\b|\bprestig\w+\b|\bis (?:it |\w+ ){0,4}(?:a )?good(?: school| college)?\b/.test(
    normalize(message).plain,
  );
