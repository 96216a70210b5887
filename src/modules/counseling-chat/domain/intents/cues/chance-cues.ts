import { cue, type Cue } from './cue.js';

export const CHANCE_CUES: readonly Cue[] = [
  cue(
    'chance_at',
    0.9,
    /\bhow (?:hard|easy|tough|difficult|likely) (?:is|would) (?:it|that|they|this)(?: be)?(?: for me)? to (?:get|be) (?:in|into|accepted|admitted)\b(?!.*\bMAJOR\b)/,
    'how hard is it to get in to the second one',
  ),
  cue(
    'chance_at',
    0.9,
    /\bCOLLEGE .*\b(?:chances?|odds|realistic|possible|reachable|doable)\b/,
    'is Duke realistic for me',
  ),
  cue(
    'chance_at',
    0.8,
    /\b(?:would|will|does|could) COLLEGE .*\b(?:take|accept|admit|want) me\b/,
    'would Penn State take me',
  ),
  cue(
    'chance_at',
    0.8,
    /\bwhat (?:is|are) mine\b|\bmy (?:chances?|odds) (?:there|at (?:it|them|both))\b|\bget in there\b/,
    'what are mine there?',
  ),
  cue(
    'chance_at',
    0.6,
    /\b(?:chances?|odds|shot) (?:there|at that|for (?:it|both|them))\b/,
    'and my odds there',
  ),

  cue('chances_overview', 0.7, /\bchance me\b/, 'chance me'),
  cue(
    'chances_overview',
    0.8,
    /\bwhere do i stand\b|\bhow (?:am i|do i) (?:looking|look)\b/,
    'where do I stand',
  ),

  cue(
    'why_chance',
    0.9,
    /^(?:but |and |ok |okay |so |wait )*(?:why|how come|explain|why not|why so)(?: is)?(?: it| that| this)?(?: so)?(?: low| high| wide)? ?[?.]*$/,
    'why is it so low',
  ),
  cue(
    'why_chance',
    0.9,
    /\bwhy\b.*\b(?:reach|target|safety|low|high|wide|range|chance|odds|percent|NUM|estimate|likely|unlikely|first|second|third|last)\b/,
    'why is that a reach',
  ),

  cue(
    'what_if',
    0.8,
    /\b(?:if|suppose|supposing|assume|say|imagine|pretend) (?:i|my|it|that)\b.*\bNUM\b/,
    'suppose my ACT goes up to 32',
  ),
  cue(
    'what_if',
    0.8,
    /\b(?:about|with) (?:a |an )?NUM\b.*\binstead\b|\bNUM (?:sat |act |gpa )?(?:instead|look instead)\b/,
    'how would a 3.5 look instead',
  ),

  cue(
    'what_if',
    -0.9,
    /\bif (?:i|they) (?:do not|never) get in(?:to)?\b|\b(?:rejected|denied|rejects?|denies) (?:me |by |from )*(?:all|every|any|COLLEGE)|\bif (?:they|everyone) (?:all )?(?:say|says|reject|rejects)\b/,
    'what if I do not get into any of them',
  ),
  cue(
    'what_if',
    -0.9,
    /\bgap year\b|\byear off\b|\b(?:transfer|drop out|dropped out|miss the deadline)\b|\bi (?:fail|lose)\b/,
    'what happens if I take a gap year',
  ),
  cue(
    'chance_at',
    -0.6,
    /\b(?:my|a) (?:friend|brother|sister|cousin|classmate|teammate)\b.*\bgot in/,
    'my friend got in to Ohio State with a 3.3',
  ),

  cue(
    'improve_chances',
    0.9,
    /\b(?:improve|increase|raise|boost|better|up|help) (?:my |the )?(?:chances?|odds|estimates?)\b/,
    'how can I improve my chances',
  ),
  cue(
    'improve_chances',
    0.8,
    /\bget my (?:odds|chances?) up\b|\bmoves? the needle\b|\b(?:stronger|better|more competitive) (?:applicant|candidate)\b/,
    'what moves the needle for me',
  ),

  cue(
    'verdict',
    0.95,
    /\byes or no\b|\bjust (?:tell|say|answer|give)\b.*\b(?:yes|no|straight|will i|if i)\b/,
    'just tell me yes or no',
  ),

  cue(
    'test_policy',
    0.9,
    /\btest (?:optional|blind|free|required|policy|requirements?)\b|\btests? optional\b/,
    'is Georgetown test optional',
  ),
  cue(
    'test_policy',
    0.9,
    /\b(?:do|does|did|will)\b.*\b(?:need|require|look at|want|see|consider|accept|care about)\b.*\b(?:sat|act|scores?|tests?)\b/,
    'do they look at my SAT?',
  ),
  cue('test_policy', 0.8, /\bsat or (?:the )?act\b|\bact or (?:the )?sat\b/, 'SAT or ACT which is better'),
  cue(
    'test_policy',
    0.8,
    /\bneeds? (?:the |my )?(?:sat|act|test)? ?scores?\b|\b(?:without|not send|no) (?:my |any )?(?:test )?scores?\b/,
    'which of my schools need scores',
  ),
  cue(
    'test_policy',
    -0.7,
    /\bwhat does\b.*\bmean\b|\b(?:colleges|schools|universities) in\b/,
    'what does test optional mean',
  ),
  cue(
    'test_policy',
    -0.5,
    /\bwhat if\b|\btest optional (?:schools|colleges|universities)\b/,
    'test optional schools in Ohio',
  ),

  cue(
    'rounds',
    0.8,
    /\b(?:should i|worth|help(?:s|ed)?|better|which)\b.*\b(?:early decision|early action|restrictive|regular decision|apply(?:ing)? early|rolling|ed|ea|rea|rd)\b/,
    'should I apply early decision',
  ),
  cue(
    'rounds',
    0.8,
    /\b(?:early decision|ed|early action|ea|rea)\b.*\b(?:worth|help|better|binding|two|or rd|or regular|smart|idea|have to go|back out|both)\b/,
    'is ED worth it',
  ),
  cue('rounds', 0.6, /\bget in (?:ed|early)\b|\bapply (?:ed|ea|early)\b/, 'can I apply ED to two schools'),
  cue(
    'rounds',
    -0.5,
    /\bwhat (?:does|is)\b(?!.*\b(?:binding|restrictive)\b)|\bdates?\b|\bdeadlines?\b|\bdifference between\b|\bwhat if\b|\bhappens? if\b/,
    'what is early decision',
  ),
];
