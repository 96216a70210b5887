import { type NameWord } from './name-words.js';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Right before a college and hardly anything else. */
const STRONG_BEFORE = wordSet(
  'at into vs versus attend attending attends than save compare comparing visit visiting add remove drop ditch after throw toss stick swap',
);
const STRONG_PAIRS = wordSet(
  'apply_to applying_to applied_to transfer_to transferring_to go_to going_to admitted_to accepted_to accepted_by rejected_from ' +
    'rejected_by denied_from deferred_from waitlisted_at chances_for odds_for chance_for chances_in about_about what_about how_about ' +
    'tell_about me_about same_for get_to commit_to committed_to for_for take_off in_to deadline_for essay_for essays_for cost_of much_is much_does much_would expensive_is ' +
    'tuition_for tuition_of price_of dorms_of rate_of rate_for admission_to admissions_to meant_the i_meant not_at good_for enough_for shot_for things_for anything_for matter_for leave_out redo_for get_in got_in getting_in',
);
const WEAK_BEFORE = wordSet(
  'for to or and n nd w & about is with does like love from of can will do are was on between',
);
/** Where something is, not what it is called. */
const PLACE_BEFORE = wordSet('in from near around live living outside across throughout within inside to');
/** After a state these make it a place: "Ohio colleges". */
const PLACE_AFTER = wordSet(
  'colleges schools universities unis resident residents students student public private people area area? kids',
);
/** "Is Rice hard to get into?" */
const SAID_OF_COLLEGES = wordSet(
  'hard easy good bad expensive cheap cheaper public private worth big bigger small test selective realistic safe possible too ' +
    'harder easier far better affordable free a my cost require need have offer give accept look take admissions admission acceptance ' +
    'tuition campus deadline deadlines essay essays application price net majors major ratio dorms chances odds aid say says',
);
/** "So Toledo would run us what", "Michigan deferred me" */
const DOES_AS_A_COLLEGE =
  /^(?:(?:would|will|gonna) (?:run|cost|take|let|admit|accept|charge|want)\b|(?:wants?|charges?|requires?|deferred|rejected|denied|waitlisted|admitted|accepted|offered|emailed|says|said) (?:me|us|my|our|you|like|to|extra|letters?|essays?|scores?|for|it|that|them|NUM|\d+|more|less|a|the|an|two|three|test|tests|sats?|acts?|yes|no)\b)/;
/** "Welp. Michigan deferred me": begins what is said. */
const QUESTION_OR_NOTHING = wordSet(
  'is does do are can what would will could should did how where why when if has was so ok and but then think y',
);
const ALSO_STATE_THINGS = wordSet(
  'a my good free have need take look too big bigger give possible far public private',
);
const ASKS_AFTER = wordSet('where why how');
/** Beside a college these make up a whole question about it. */
const FILLERS = wordSet(
  'what about how and n nd w or ok okay bet kk cool nice great hm wow damn lol yeah sure fine alright interesting though too hows so then now the please same for hi hey yes no i meant mean a an also maybe instead try thoughts on ' +
    'tell me my but well hmm um actually just is it compare vs versus & with to add save one sorry thanks',
);

/** What stands around a span of words. */
export interface Surroundings {
  /** "at Rice" */
  readonly isAfterStrongCue: boolean;
  /** "or Rice" */
  readonly isAfterWeakCue: boolean;
  /** "in Texas", "Texas colleges" */
  readonly isPlace: boolean;
  /** "is Rice hard to get into", "Rice acceptance rate" */
  readonly isSpokenOf: boolean;
  /** As above, and not said of states. */
  readonly isSpokenOfAsCollege: boolean;
  /** "Wheaton in Massachusetts" at the beginning */
  readonly isBeforePlace: boolean;
  readonly isSubject: boolean;
  /** "where is Temple on that", without an article */
  readonly isAskedAfter: boolean;
  /** There is nothing else but filling words. */
  readonly isWholeMessage: boolean;
  readonly isWholeSentence: boolean;
}

export function surroundings(words: readonly NameWord[], from: number, to: number): Surroundings {
  const before = wordsBefore(words, from);
  const [last = '', lastButOne = ''] = before;
  const next = wordAfter(words, to);
  const isAfterStrongCue =
    STRONG_BEFORE.has(last) ||
    STRONG_PAIRS.has(`${lastButOne}_${last}`) ||
    (last === 'to' && isSentBefore(words, from));
  const isPlace =
    (last === 'of' && (lastButOne === 'miles' || lastButOne === 'out')) ||
    (PLACE_BEFORE.has(last) && !isAfterStrongCue) ||
    PLACE_AFTER.has(next);
  const isOnList = /^(?:on|to|off|from) (?:my|the) list$/.test(wordsAfter(words, to, 3));
  const isSubject = last === '' || QUESTION_OR_NOTHING.has(last);
  const doesAsACollege = DOES_AS_A_COLLEGE.test(wordsAfter(words, to, 2));
  const isSpokenOf = isSubject && (SAID_OF_COLLEGES.has(next) || doesAsACollege);
  return {
    isAfterStrongCue,
    isAfterWeakCue: WEAK_BEFORE.has(last),
    isPlace,
    isSpokenOf,
    isBeforePlace: last === '' && next === 'in',
    isSpokenOfAsCollege: last === 'does' || isOnList || (isSpokenOf && !ALSO_STATE_THINGS.has(next)),
    isSubject,
    isAskedAfter: last === 'is' && ASKS_AFTER.has(lastButOne) && words[from - 1]?.token.text !== 'the',
    isWholeMessage: words.every(
      ({ token, plain }, at) =>
        (at >= from && at < to) || plain.every((text) => FILLERS.has(text)) || token.kind === 'mark',
    ),
    isWholeSentence: words[from]?.isBroken === true && words[to]?.isBroken !== false,
  };
}

/** "Do I send my 1380 to Michigan" */
const isSentBefore = (words: readonly NameWord[], to: number): boolean =>
  /\b(?:send|sending|submit|submitting|report|reporting)\b.*\b(?:\d+|scores?|sat|act|it|them|tests?)\b/.test(
    words
      .slice(0, to)
      .flatMap(({ plain }) => plain)
      .join(' '),
  );

/** "Is it gonna snow": nobody is going to a college. */
const WILL = wordSet('gonna gunna');

/** The two words before, the nearest first, without "the". */
function wordsBefore(words: readonly NameWord[], from: number): string[] {
  const before: string[] = [];
  for (let at = from - 1; at >= 0 && before.length < 2; at--) {
    if (words[at + 1]?.isBroken === true) break;
    const { plain = [], token } = words[at] ?? {};
    const texts = token !== undefined && WILL.has(token.text) ? [token.text] : plain;
    before.push(...texts.filter((text) => text !== 'the').toReversed());
  }
  return before.slice(0, 2);
}

/** In the same sentence. */
const wordsAfter = (words: readonly NameWord[], to: number, most: number): string =>
  words
    .slice(to, to + most)
    .flatMap(({ plain }) => plain)
    .slice(0, most)
    .join(' ');

function wordAfter(words: readonly NameWord[], to: number): string {
  const next = words[to];
  return next === undefined || next.isBroken ? '' : (next.plain[0] ?? '');
}
