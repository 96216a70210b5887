import { cue, type Cue } from './cue.js';

export const COLLEGE_CUES: readonly Cue[] = [
  cue(
    'college_facts',
    0.9,
    /\bCOLLEGE (?:yield|sat|act|gpa|size|tuition|stats|enrollment|ratio|ranking|setting|dorms|earnings|salary|debt)\b/,
    'Ohio State yield',
  ),
  cue(
    'college_facts',
    1.1,
    /\bis (?:that|this) (?:school|college) (?:even |really )?(?:a )?(?:bad|good)\b/,
    'is that school bad',
  ),
  cue(
    'search_colleges',
    -0.6,
    /\b(?:safet(?:y|ies)|fit me|recommend|i saved|my list|cheapest|scholarships?|merit aid|full ride|need scores|look for|look at|transfer)\b|\bstate schools? scholarships?\b/,
    'what colleges fit me',
  ),
  cue(
    'search_colleges',
    -0.6,
    /\b(?:will|would|to|might|could) (?:actually |even )?(?:take|accept|admit) me\b/,
    'is there any college that will take me',
  ),
  cue(
    'search_colleges',
    -0.5,
    /\b(?:do|does|can|will) (?:most )?(?:colleges|schools|universities) (?:care|look|see|want|like|require|know|track)\b/,
    'do colleges care about clubs',
  ),

  cue(
    'college_facts',
    0.9,
    /\b(?:acceptance|admit|admissions?|admittance) rate\b/,
    'what is the acceptance rate at Tulane',
  ),
  cue(
    'college_facts',
    0.8,
    /\bhow (?:big|large|small|many (?:students|people|kids|undergrads?|undergraduates))\b/,
    'how big is Michigan State',
  ),
  cue(
    'college_facts',
    0.8,
    /\b(?:average|mean|median|typical|middle|mid) (?:NUM )?(?:sat|act|gpa|score|scores|grades?|salary|earnings|debt|class size)\b/,
    'average SAT at Emory',
  ),
  cue(
    'college_facts',
    0.8,
    /\b(?:tell me|know|info|information|facts|details|learn|more) (?:more )?(?:about|on) (?:COLLEGE|it|that (?:school|college))\b/,
    'tell me about Tulane',
  ),
  cue(
    'college_facts',
    0.7,
    /\bwhat (?:is|are) COLLEGE (?:like|known for|good at|famous for)\b|\bhow (?:is|good is) COLLEGE\b/,
    'what is Tufts like',
  ),
  cue(
    'college_facts',
    0.85,
    /\b(?:what|how many|how much)\b.{0,30}\bgraduates?\b(?! school| program)|\b(?:percent|%)\b.*\bgraduate\b/,
    'what % graduate',
  ),
  cue(
    'college_facts',
    -0.5,
    /\bcompare\b|\bwhich (?:is|one|has|of)\b|\b(?:high|higher|good) graduation rate\b|\bwith a\b|\bvs\b|\bgraduation rate over\b|\bones with\b/,
    'big schools with a high graduation rate',
  ),
  cue(
    'college_facts',
    -0.6,
    /\bwhat does\b.*\bmean\b|\bdefine\b|\bmy (?:sat|act|gpa|scores?)\b|\bvisit\b|\btour\b/,
    'what does yield mean',
  ),

  cue(
    'compare',
    0.95,
    /\bcompar(?:e|ed|ing|ison)\b|\bside by side\b|\bhead to head\b|\bcomparar?\b/,
    'compare Ohio State and Purdue',
  ),
  cue('compare', 0.9, /\bCOLLEGE (?:vs|versus|against) (?:the )?COLLEGE\b/, 'Michigan vs Wisconsin'),
  cue('compare', 0.8, /\bCOLLEGE or COLLEGE\b/, 'Ohio State or Penn State'),
  cue(
    'compare',
    -0.6,
    /\bmy list\b|\bof my (?:schools|colleges)\b|\bdue\b|\bsat or\b|\bhas not\b/,
    'which of my schools need scores',
  ),

  cue(
    'majors',
    0.8,
    /\bundecided\b|\bundeclared\b|\bdo not know what (?:to|i want to) study\b|\bwhat should i (?:study|major)\b/,
    'I am undecided, is that ok',
  ),
  cue(
    'majors',
    -0.7,
    /\b(?:want|going|plan|planning|hoping|like) to (?:major|study)\b|\bmy major is\b|\bi am majoring\b|\bsafet(?:y|ies)\b|\btarget\b|\bmajor in\b.*\bi\b|\bin (?:texas|california|new york|florida|ohio)\b|\bchances?\b/,
    'I want to major in biology',
  ),
];
