import { cue, type Cue } from './cue.js';

export const PROFILE_CUES: readonly Cue[] = [
  cue('my_profile', 0.95, /\b(?:know|have) (?:about|on|for) me\b/, 'what do you know about me'),
  cue(
    'my_profile',
    0.8,
    /\b(?:show|see|view|read|read back|what is in|check) (?:me )?my (?:profile|information|info|data|answers)\b/,
    'show my profile',
  ),
  cue(
    'my_profile',
    0.9,
    /\bwhat (?:gpa|sat|act|state|major|grade|score|scores)\b.*\b(?:do you have|have you|for me|me in|saved)\b|\bwhich state do you\b/,
    'what GPA do you have for me',
  ),
  cue(
    'my_profile',
    0.9,
    /\b(?:is|are|was) my (?:\w+ )?(?:sat|act|gpa|state|major|scores?|grades?|activities)\b.*\b(?:saved|there|in)\b|\bdo you have my\b/,
    'is my SAT saved',
  ),
  cue('my_profile', 0.9, /\bNUM\b.*\bon (?:a|the) NUM (?:point )?scale\b/, 'what is a 93 on a 4.0 scale'),
  cue(
    'my_profile',
    0.95,
    /\b(?:what|which)\b.*\bdid i (?:put|say|tell|enter|give|write|type)\b.*\b(?:gpa|sat|act|state|majors?|grades?|scores?|you)\b|\b(?:what|which) (?:gpa|sat|act|state|major|grade|scores?) did i (?:put|say|tell|enter|give)\b|\bdid i (?:say|tell you|put) (?:that )?i (?:want|like|live|am)\b/,
    'what did i put for my gpa',
  ),
  cue(
    'my_profile',
    0.9,
    /\bdid i (?:already )?(?:tell you|give you|put in|enter|put) my (?:\w+ )?(?:gpa|sat|act|state|majors?|grades?|scores?)\b/,
    'did i tell you my gpa',
  ),
  cue(
    'my_profile',
    -0.6,
    /\bmissing\b|\bopen my profile\b|\btake me\b|\bwho can\b/,
    'what is missing from my profile',
  ),

  cue(
    'next_step',
    0.9,
    /\b(?:do|work on|focus on|finish) next\b|\bnext (?:best )?steps?\b|\bwhat now\b|\bwhat is next\b/,
    'what should I do next',
  ),
  cue(
    'next_step',
    0.9,
    /\bmissing (?:from|in) my profile\b|\bmost useful (?:thing|step)\b|\bone thing\b.*\b(?:do|today)\b/,
    'what is missing from my profile',
  ),
  cue(
    'next_step',
    0.8,
    /\b(?:fill in|fill out|to add|still need to)\b|\bnarrow (?:my|the) (?:ranges?|estimates?)\b|\bmake my estimates?\b/,
    'how do I narrow my ranges',
  ),
  cue(
    'next_step',
    0.8,
    /\bwhere (?:should|do) i (?:start|begin)\b.*\b(?:week|today|now|month)\b|\bwhat should i (?:be doing|do)\b/,
    'where should I start this week',
  ),
  cue(
    'next_step',
    0.9,
    /\bwhat (?:do|should|can|am) i (?:even )?(?:do|supposed to do)(?: now| first| today| right now| at this point)*(?: \?)?$|\bwhat i (?:am|should) (?:even )?(?:supposed to be|supposed to|be) (?:do|doing)\b|\bwhat i should do\b|\bwhat am i supposed to (?:be )?(?:do|doing)\b/,
    'idk what im supposed to be doing',
  ),
  cue(
    'next_step',
    0.9,
    /\b(?:not know|no idea|no clue|not sure|clueless) what (?:to do|i am doing)\b/,
    'i have no idea what to do',
  ),
  cue(
    'next_step',
    -0.6,
    /\bmissing from my list\b|\bneed to send\b|\bwith a\b|\bwhat can i do with\b/,
    'what is missing from my list',
  ),

  cue(
    'tell_fact',
    0.7,
    /\b(?:i have|i got|i had|i scored|my|i earned|i took|i have taken) (?:\w+ ){0,3}(?:is |was |of |a |an )*NUM\b/,
    'my SAT is 1340',
  ),
  cue('tell_fact', 0.7, /\bi (?:live|am living|am) (?:in|from)\b/, 'I live in Ohio'),
  cue(
    'tell_fact',
    0.7,
    /\bi am (?:a |in |an )?(?:\w+ )?(?:freshman|sophomore|junior|senior|9th|10th|11th|12th|NUM grade|grade NUM)\b/,
    'I am a junior',
  ),
  cue(
    'tell_fact',
    0.7,
    /\b(?:want|going|plan|planning|hope|hoping|would like) to (?:major|study|be)\b|\bmy (?:intended )?major is\b/,
    'I want to major in biology',
  ),
  cue(
    'tell_fact',
    0.6,
    /\b(?:my|i have a) (?:gpa|sat|act|psat)\b.*\bNUM\b|\bNUM (?:gpa|on the (?:sat|act)|sat|act)\b/,
    'I got a 29 on the ACT',
  ),
  cue(
    'tell_fact',
    0.6,
    /\b(?:my )?(?:friend|cousin|brother|sister)\b.*\b(?:has|got|had)\b/,
    'My friend has a 4.0 and got into Michigan',
  ),
  cue(
    'tell_fact',
    0.8,
    /\b(?:my|our) (?:\w+ )?(?:son|daughter|child) (?:is|has|got|scored|had)\b/,
    'my daughter is a junior',
  ),
  cue(
    'tell_fact',
    -0.6,
    /\bwhat if\b|\bif i\b|\b(?:chances?|odds|get in ?to|enough|wasted|should i|can i|do i|how|why|which|find|show)\b/,
    'is 1300 good enough',
  ),

  cue(
    'open_page',
    0.9,
    /\b(?:open|go to|take me to|bring me to|navigate to|show me the|link to)\b.*\b(?:profile|list|essays?|colleges? page|page|settings|dashboard|COLLEGE|pricing|privacy)\b/,
    'take me to my list',
  ),
  cue(
    'open_page',
    0.8,
    /\bwhere (?:do|can) i (?:add|enter|change|upload|edit|put|find|update|see)\b/,
    'where do I add my SAT',
  ),
  cue(
    'open_page',
    0.8,
    /\bhow (?:do|can) i (?:change|edit|update|add|enter|upload) my\b/,
    'how do I change my state',
  ),
  cue('open_page', -0.6, /\bopen my list\b|\bwhat (?:is|are)\b/, 'open my list'),
];
