import { cue, type Cue } from './cue.js';

export const LIST_CUES: readonly Cue[] = [
  cue(
    'safety_schools',
    1,
    /\b(?:need|want|find|give me|show me|add|suggest|recommend|get|more|some) (?:some |more |a |an |me |real |good |actual |few |couple |better )*safet(?:y|ies)\b/,
    'I need safeties',
  ),
  cue(
    'list_balance',
    -0.8,
    /\b(?:need|want|find|give me|show me|suggest|recommend) (?:some |more |a |me |real |good |actual |few |couple )*safet(?:y|ies)\b/,
    'need safeties, my list is all reaches',
  ),
  cue(
    'safety_schools',
    0.9,
    /\b(?:safety|safe|backup|back up|likely|fallback) (?:schools?|colleges?|options?|universit(?:y|ies)|ones?|picks?|choices?)\b/,
    'find safety schools',
  ),
  cue(
    'safety_schools',
    -0.6,
    /\b(?:is|are) my list\b|\bdo i (?:need|have)\b|\bwhat (?:is|does)\b.*\b(?:a safety|mean)\b|\bCOLLEGE (?:a|my) safety\b|\bas a safety\b|\bwhy\b/,
    'do I need more safeties',
  ),

  cue(
    'recommend',
    0.8,
    /\b(?:what|which) (?:colleges?|schools?|universit(?:y|ies))\b.*\b(?:fit|match|suit|look at|consider|right for me|good for me|apply to)\b/,
    'what colleges fit me',
  ),
  cue('recommend', -0.5, /\bis my list\b|\bCOLLEGE\b|\bonly NUM\b/, 'is my list balanced'),
  cue(
    'recommend',
    -0.5,
    /\bsafet(?:y|ies)\b|\bbackups?\b|\bcheap(?:est|er)?\b|\baffordable\b|\bnear\b|\b(?:public|private|small|large|big|test optional)\b/,
    'cheap safety schools',
  ),
  cue(
    'recommend',
    -0.5,
    /\bscholarships?\b|\bmerit\b|\bessays?\b|\brecommendations?\b|\bletters?\b/,
    'who should write my recommendation',
  ),

  cue(
    'my_list',
    0.9,
    /\b(?:show|read|open|see|list|view|what is on|what is in) (?:me )?(?:my |the )?(?:saved )?(?:college )?(?:list|saved|colleges|schools)\b/,
    'what is on my list',
  ),
  cue(
    'my_list',
    -0.7,
    /\bto my list\b|\boff my list\b|\bfrom my list\b|\bbalanced\b|\btoo many\b|\bcheap|\bcosts?\b|\bmissing\b|\bempty\b/,
    'add Purdue to my list',
  ),

  cue(
    'list_balance',
    0.95,
    /\bbalanced?\b.*\blist\b|\blist\b.*\b(?:balanced?|risky|good|ok|okay|fine|look|solid|realistic|top heavy|top-heavy)\b/,
    'is my list balanced',
  ),
  cue(
    'list_balance',
    0.9,
    /\b(?:too many|enough|too few|need more|more|many) (?:reach(?:es)?|targets?|safet(?:y|ies)|schools|colleges)\b/,
    'do I have too many reaches',
  ),
  cue('list_balance', 0.6, /\bbalanced\b/, 'is it balanced'),
  cue(
    'list_balance',
    -0.8,
    /\b(?:make|build|give|create|find|show|suggest|want|see)\b/,
    'make a balanced list',
  ),

  cue(
    'save_college',
    0.95,
    /\b(?:save|add|put|keep|bookmark|favorite|star)\b.*\b(?:COLLEGE|list|first|second|third|last|it|that|this|both|them|those|one|ones)\b/,
    'add Purdue to my list',
  ),
  cue(
    'save_college',
    0.9,
    /\bi want COLLEGE\b.*\bon my list\b|\bguarda(?:r)?\b.*COLLEGE/,
    'I want Michigan on my list',
  ),
  cue(
    'save_college',
    -0.8,
    /\b(?:remove|drop|off|delete|unsave|save money|profile|compare|comparison|to that|to (?:the )?compar)\b|\b(?:is|are|was) (?:my|it) .*\bsaved\b/,
    'is my SAT saved',
  ),

  cue(
    'remove_college',
    0.95,
    /\b(?:remove|delete|drop|unsave|unfavorite|get rid of)\b.*\b(?:COLLEGE|list|first|second|third|last|it|that|them|one)\b|\b(?:take|cross|cut|scratch)\b.*\b(?:COLLEGE|first|second|third|last|it|that|them|one)\b.*\b(?:off|out|from|list)\b|\b(?:cross|take) (?:off|out)\b|\b(?:cut|scratch) (?:COLLEGE|the (?:first|second|third|last))\b/,
    'remove Duke from my list',
  ),
  cue(
    'remove_college',
    0.7,
    /\b(?:do not|no longer) want COLLEGE\b|\bchanged my mind (?:about|on) COLLEGE\b/,
    'I do not want Yale anymore',
  ),
  cue(
    'remove_college',
    -1,
    /\b(?:do|does|did|will|can|could) not (?:want|wanna|like|plan|going)?(?: to)? ?(?:remove|delete|drop|cut|take off)\b/,
    'I do not want to drop Duke',
  ),
  cue(
    'remove_college',
    0.8,
    /\b(?:done with|no more|forget about|over) COLLEGE\b|\bnot (?:going|applying) to COLLEGE\b/,
    'I think I am done with Georgetown',
  ),
  cue(
    'safety_schools',
    0.9,
    /\bsafe(?:st|r)? (?:option|school|college|bet|choice|one|place)s?\b/,
    'what is my next safest option',
  ),
  cue(
    'remove_college',
    -0.9,
    /\bdrop\b.*\b(?:year|semester|class|course)\b|\b(?:class|course)\b.*\bdrop\b/,
    'can i drop it senior year',
  ),
  cue(
    'remove_college',
    -0.9,
    /\btake me\b|\bwill COLLEGE\b|\bwould COLLEGE\b|\bCOLLEGE take\b|\btake (?:my|the|a|two|more|NUM)\b(?! .*\boff\b)|\bdrop (?:ap|a|my)\b/,
    'would Penn State take me',
  ),

  cue('deadlines', 0.95, /\bdeadlines?\b|\bdue\b/, 'when are my deadlines'),
  cue(
    'deadlines',
    0.8,
    /\bwhen (?:do|should|can|is|are|does)\b.*\b(?:apply|application|applications|due|submit|early action|early decision|open|close)\b/,
    'when do I apply',
  ),
  cue(
    'deadlines',
    0.8,
    /\b(?:early action|early decision|regular decision|application) dates?\b|\bhow long do i have\b|\bfechas?\b/,
    'early action dates',
  ),
  cue(
    'deadlines',
    -0.8,
    /\bscholarships?\b|\bfafsa\b|\bbinding\b|\bwhat (?:does|is a)\b|\bletters?\b|\bessay\b|\bwhat if\b/,
    'when are scholarship deadlines',
  ),

  cue(
    'applications',
    0.9,
    /\bmy applications?\b|\bapplications? (?:status|going|doing)\b|\bstatus of\b.*\bapplications?\b/,
    'how are my applications going',
  ),
  cue(
    'applications',
    0.8,
    /\b(?:which|what) applications?\b|\btrack my\b|\bdid i (?:submit|send|finish|apply)\b/,
    'did I submit Purdue',
  ),
  cue(
    'applications',
    -0.6,
    /\bessays?\b.*\bapplication\b|\bdeadline\b|\bhow do i start\b/,
    'how do I start one',
  ),

  cue(
    'essay_status',
    0.9,
    /\b(?:how are|which|what|status of|where are|do i have|have i|how many|has|did)\b.*\b(?:essays?|drafts?|personal statement)\b.*\b(?:finished|done|left|yet|have|reviewed|unfinished|missing|going|words is|status)\b/,
    'which essays are not finished',
  ),
  cue(
    'essay_status',
    -0.7,
    /\bhow (?:do|should|can|long|to)\b|\bhelp\b|\bstart\b/,
    'how long should my essay be',
  ),

  cue(
    'essay_help',
    0.9,
    /\bessays? (?:help|advice|tips|ideas?|topics?|prompts?)\b|\bhelp\b.*\b(?:essays?|personal statement|supplements?|supplemental|topic|story|draft)\b/,
    'essay help',
  ),
  cue(
    'essay_help',
    0.8,
    /\bhow (?:do|should|can|to|long)\b.*\b(?:essays?|personal statement|supplements?|supplemental|statement)\b/,
    'how do I start my personal statement',
  ),
  cue(
    'essay_help',
    0.8,
    /\b(?:good|great|strong|bad) (?:essay|topic|personal statement)\b|\btopic\b.*\b(?:common|cliche|boring|good|bad|overused|ok|okay)\b|\b(?:no|have a|find a|pick a|think of a|a different) topic\b/,
    'is my topic too common',
  ),
  cue(
    'essay_help',
    0.7,
    /\blook for in (?:essays?|a personal statement|the essay)\b|\bwrite about\b/,
    'what do colleges look for in essays',
  ),
  cue(
    'essay_help',
    0.7,
    /\b(?:common app|personal statement|why us|why this college|supplement) (?:one|essay|prompt)\b|\b(?:second|another|next|more) questions?\b/,
    'It is the Common App one, I have no topic',
  ),
];
