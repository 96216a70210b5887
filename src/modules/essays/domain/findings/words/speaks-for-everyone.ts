import { type SentenceFacts } from '../../reading/measures.js';
import { type Span } from '../../text/manuscript.js';

const LEAD_IN =
  '(?:(?:and|but|so|in my opinion|i believe that|i think that|today|nowadays|in society|sadly|unfortunately|these days),? )?';
const EVERYONE =
  '(?:everyone|everybody|no one|nobody|we all|people|society|humans|humanity|mankind|teenagers|teens|young people|kids|students|every (?:person|human|student|teenager|family|child)|most people|many people|life)';
const HOW_OFTEN = '(?: (?:today|these days|nowadays|in general|always|never|often|just|only|really))?';
const PRESENT =
  "(?:is|are|has|have|needs?|wants?|knows?|deserves?|faces?|goes|go|loves?|hates?|thinks?|says?|can|cannot|can't|should|must|will|takes?|makes?|gets?|sees?|feels?|lives?|does|do|don't|doesn't|cares?|judges?|believes?|expects?|forgets?|tends?|spends?|struggles?|dreams?|experiences?)";
const FORM = new RegExp(`^${LEAD_IN}(${EVERYONE}${HOW_OFTEN} ${PRESENT}\\b)`, 'i');

const THINGS_OF_A_SCENE = 3;

/** Nothing in it is the writer's own: no I, no name, no number, nothing to see. */
export const isGeneral = ({ firstPerson, numbers, names, concrete }: SentenceFacts): boolean =>
  firstPerson === 0 && numbers + names === 0 && concrete < THINGS_OF_A_SCENE;

/** "People are …", "Everyone wants …". */
export const speaksForEveryone = (facts: SentenceFacts): boolean =>
  isGeneral(facts) && FORM.test(facts.sentence.text);

/** Where the claim about everyone begins. */
export function claimAboutEveryone({ sentence }: SentenceFacts): Span | null {
  const match = FORM.exec(sentence.text);
  if (match === null) return null;
  const claim = match[1] ?? '';
  return { start: sentence.start + match[0].length - claim.length, end: sentence.end };
}
