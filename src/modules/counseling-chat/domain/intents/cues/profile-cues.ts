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
    /\bwhere (?:should|do) i (?:start|begin)\b.*\b(?:week|today|now|month)\b|\bwhat should i (?:be doing|do)\b/,
    'where should I start this week',
  ),
  cue(
    'next_step',
    -0.6,
    /\bmissing from my list\b|\bneed to send\b|\bwith a\b|\bwhat can i do with\b/,
    'what is missing from my list',
  ),

  cue(
    'tell_fact',
    -0.6,
    /\bwhat if\b|\bif i\b|\b(?:chances?|odds|get in ?to|enough|wasted|should i|can i|do i|how|why|which|find|show)\b/,
    'is 1300 good enough',
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
