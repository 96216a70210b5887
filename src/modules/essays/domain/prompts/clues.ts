import { type PromptFamily } from './prompt.js';

/** What gives away the family of a question that is not in the library; the first that fits counts. */
export const CLUES: readonly (readonly [PromptFamily, RegExp])[] = [
  ['roommate', /\broommate\b/i],
  ['identity', /\bbackground, identity, interest,? or talent\b/i],
  [
    'why-us',
    /\b[Ww]hy (?:do you want to (?:attend|go|study (?:at|here)|come|apply|join)|are you (?:applying|interested in (?:attending|studying at|joining|our|this))|us\b|this (?:college|university|school)|do you wish to (?:attend|study at))|\b[Ww]hy (?:\p{Lu}[\p{L}&.'-]*(?: (?:of|at|the|\p{Lu}[\p{L}&.'-]*))*)\?|\b(?:interest(?:ed|s)? (?:you )?in|drawn to|reasons? for applying to|good fit|right (?:fit|place)).{0,40}\b(?:college|university|school|campus|institute)\b|\b(?:study|attend|apply|applying|studying) (?:at|to) (?:our|this|\p{Lu}\p{L}+)/u,
  ],
  [
    'why-us',
    /\b(?:opportunit\p{L}+|resources|curriculum|courses|programs?|aspects|elements|qualities|features|values) (?:\p{L}+ ){0,5}?(?:at|of|in|offered by) (?:our|the|this|\p{Lu}\p{L}+)\b.*\b(?:attract|draw|drew|appeal|excite|interest|support|fit|choose|apply)|\b(?:attract|draw|appeal|excite)s? (?:you )?(?:to|about|most)?\b.*\b(?:college|university|campus|(?:to|about|of|at) \p{Lu}\p{L}+)/u,
  ],
  [
    'why-major',
    /\b(?:major|field of study|academic (?:interest|program|area)|course of study|discipline|area of study|concentration)\b/i,
  ],
  ['gratitude', /\b(?:thankful|grateful|gratitude)\b/i],
  ['advice', /\badvice\b/i],
  [
    'belief',
    /\b(?:belief|disagree|different (?:opinion|view)|challenged an idea|questioned|opposing|viewpoint|changed your mind)\b/i,
  ],
  [
    'challenge',
    /\b(?:challenge|obstacle|setback|failure|failed|hardship|adversity|difficult|barrier|overcame|overcome|stood in your way|went wrong|mistake)\b/i,
  ],
  ['leadership', /\b(?:lead|led|leader|leadership)\b/i],
  ['need', /\b(?:financial|afford|cost|tuition)\b/i],
  ['goals', /\b(?:goals?|career|plans?|aspir\w+|future)\b/i],
  [
    'curiosity',
    /\b(?:lose (?:all )?(?:track of time|hours)|curio\w+|captivat\w+|fascinat\w+|engaging|excites? you|intellectual|idea you)\b/i,
  ],
  ['creativity', /\bcreativ\w+\b/i],
  ['talent', /\b(?:talent|skill)\b/i],
  ['growth', /\b(?:growth|grow|grew|realization|accomplishment|achievement|turning point)\b/i],
  ['perspective', /\b(?:perspective|diversity|diverse|background|lived experience|different from)\b/i],
  ['community', /\b(?:communit\w+|belong|neighborhood)\b/i],
  ['impact', /\b(?:helped others|impact|service|contribut\w+|volunteer|difference)\b/i],
  ['activity', /\b(?:activit\w+|extracurricular|job|work experience)\b/i],
  ['subject', /\b(?:subject|class|course)\b/i],
  ['identity', /\b(?:identity|interest|who you are|culture|heritage)\b/i],
  ['story', /\b(?:story|describe a time|tell us about a time|moment|experience|memory)\b/i],
];
