import { cue, type Cue } from './cue.js';

export const LIST_CUES: readonly Cue[] = [
  cue(
    'safety_schools',
    0.9,
    /\b(?:safety|safe|backup|back up|likely|fallback) (?:schools?|colleges?|options?|universit(?:y|ies)|ones?|picks?|choices?)\b/,
    'find safety schools',
  ),
  cue('safety_schools', 0.9, /\bsafet(?:y|ies)\b/, 'suggest safeties in my state'),
  cue(
    'safety_schools',
    0.8,
    /\b(?:almost )?(?:surely|certainly|definitely) (?:get|take)\b|\bsure to get (?:in|into)\b|\bbackups?\b/,
    'give me colleges I will almost surely get into',
  ),
  cue(
    'safety_schools',
    0.85,
    /\b(?:escuelas?|universidad(?:es)?|opcion(?:es)?) segur(?:a|as|o|os)\b/,
    'busco universidades seguras',
  ),
  cue(
    'safety_schools',
    0.9,
    /\b(?:any|some|a|which|what) (?:\w+ )?(?:colleges?|schools?|universit(?:y|ies)|where|place)\b.*\b(?:will|would|to|might|could) (?:actually |even )?(?:take|accept|admit) me\b/,
    'is there any college that will take me',
  ),
  cue(
    'safety_schools',
    -0.6,
    /\b(?:is|are) my list\b|\bdo i (?:need|have)\b|\bwhat (?:is|does)\b.*\b(?:a safety|mean)\b|\bCOLLEGE (?:a|my) safety\b|\bas a safety\b|\bwhy\b/,
    'do I need more safeties',
  ),

  cue(
    'recommend',
    0.9,
    /\b(?:recommend|suggest|pick|choose|list of|give me|find me|show me|build me|make me|make a) .*\b(?:colleges?|schools?|universit(?:y|ies)|list|targets?|reaches|matches)\b/,
    'recommend colleges',
  ),
  cue(
    'recommend',
    0.9,
    /\bwhere (?:should|could|can|do|would) i (?:apply|go|get in|look)\b/,
    'where should I apply',
  ),
  cue(
    'recommend',
    0.8,
    /\b(?:what|which) (?:colleges?|schools?|universit(?:y|ies))\b.*\b(?:fit|match|suit|look at|consider|right for me|good for me|apply to)\b/,
    'what colleges fit me',
  ),
  cue(
    'recommend',
    0.8,
    /\b(?:targets?|reach|match|dream|balanced)(?: (?:schools?|colleges?|list))\b/,
    'suggest some target schools',
  ),
  cue(
    'recommend',
    0.7,
    /\blist is empty\b|\bstart (?:my|a) (?:college )?list\b|\bwhere do i begin\b/,
    'my list is empty, where do I begin?',
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
    0.8,
    /\b(?:have i|did i|i have|i) (?:saved|added)\b|\bmy saved (?:colleges?|schools?)\b/,
    'what colleges have I saved',
  ),
  cue(
    'my_list',
    0.8,
    /\bhow many (?:schools?|colleges?) (?:do i have|are on my list|have i)\b/,
    'how many schools do I have',
  ),
  cue(
    'my_list',
    0.9,
    /\b(?:which|what) (?:reach(?:es)?|targets?|safet(?:y|ies)|schools?|colleges?)\b.*\b(?:do i have|i have|are mine|on my list|have i)\b/,
    'which reaches do I have',
  ),
  cue(
    'my_list',
    0.8,
    /\bwhat (?:do )?i (?:still|do) have\b|\bwhat (?:is|do i) (?:still )?(?:left|have left)\b|\bwhat do i still have\b/,
    'what do I still have',
  ),
  cue('my_list', 0.8, /\b(?:mi lista|muestrame mi lista|ver mi lista)\b/, 'muéstrame mi lista'),
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
  cue(
    'list_balance',
    0.8,
    /\brate my list\b|\bmissing from my list\b|\bhow does my list\b|\bapplying to (?:enough|too many|too few)\b/,
    'what is missing from my list',
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
    /\b(?:remove|delete|drop|unsave|unfavorite|get rid of|take|cross|cut|scratch)\b.*\b(?:COLLEGE|list|first|second|third|last|it|that|them|one)\b/,
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
    0.8,
    /\bwhat (?:is|do i|else do i) (?:still )?(?:left|missing|need to (?:send|do|submit))\b.*(?:\bfor COLLEGE|\bsend\b|\bsubmit\b)|\bleft for COLLEGE/,
    'what is left for Ohio State',
  ),
  cue(
    'applications',
    0.7,
    /\bhave i asked for (?:recommendations?|letters?)\b/,
    'have I asked for recommendations',
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
    0.9,
    /\bessays? status\b|\bhow (?:are|is) my essays?\b|\bhas my essay\b/,
    'how are my essays',
  ),
  cue(
    'essay_status',
    0.8,
    /\bhow many words is\b|\bwhich drafts\b|\bwhat essays are left\b/,
    'how many words is my essay',
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
    0.8,
    /\b(?:stuck|blocked|blank|struggling|lost|killing|hate|hard time)\b.*\b(?:essays?|supplements?|statement|page|it)\b|\bessays? (?:is|are) (?:killing|hard|so hard|driving)\b/,
    'I am stuck on my supplement',
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
  cue('essay_help', 0.6, /\bayuda\b.*\bensayos?\b|\bensayo\b/, 'ayuda con mi ensayo'),
];
