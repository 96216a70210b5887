import { rules } from './rule.js';

/** What only sounds like danger. Where one of these says what a message means, no second opinion is asked. */
export const EXPLAINED = rules('suicide', [
  // An injury and a team.
  'hurt|injured|injury|tore|broke|bruised|concussion|pain|cut|hit|beat & SPORT|season|team|coach|recruiting|game|games',
  'lost|lose|gained|gain|weight|pounds|lbs|calories|fasting & wrestling|football|SPORT|gain|ramadan|dining',
  // Doubts about a choice.
  'second thoughts|doubts|doubt|regret & about|my|choice|major|ed|college|school|decision|committing ! alive',
  'give|giving|gave 1 up & major|class|ap|calc|physics|sport|swimming|spot|scholarship|team|band|music|on 1 ivy',
  // A text, a subject to study, a job in an activity.
  'essay|essays|poem|poems|novel|screenplay|portfolio|statement|supplement|monologue|podcast & about|on|topic|is|cliche|dark|risky|write|personal|my|theme|hook ! LAST_WORDS',
  'write|wrote|writing|written 2 about|on & can|should|essay|topic|is|app|ok|risky|colleges',
  'major|majors|majoring|degree|programs|minor|career|internship|premed|med|law|nursing|criminology & STUDY|want|schools|school|colleges|best|which|study|good|at|lol',
  'volunteer|volunteered|volunteering|started|founded|president|captain|officer|fundraiser|shadow|shadowing & hotline|club|hospital|shelter|awareness|line|hours|camp|crisis|team',
  // Somebody died, and it is told as what happened then.
  'died|passed|funeral|deceased|hospice|dying & grades|gpa|missed|rec|fafsa|last year|years ago|essay|when i was|in 9th|semester|income|explain|transcript',
  // Ways of speaking of the work of applying.
  'kill|kills|killing|killed|die|dying|dead|death|drowning|dies|suffocating|bleeding|murder|slaughtered|hurt|hurts|torture & portal|essay|essays|supplements|wait|waiting|fafsa|css|gpa|chances|deadline|deadlines|calc|homework|apps|sat|act|price|tuition|transcript|acceptance|rate|interview|decision|decisions|mail|test ! LAST_WORDS',
  'cut|cutting|drop|dropping & class|classes|list|words|essay|costs|weight|school|band|team|activities',
  'end|ending|over|done|finish|quit & season|semester|process|apps|essay|essays|application|applications|senior|year|search|contract|membership|job|college',
  'goodbye|bye|farewell & college|stanford|yale|harvard|safety|summer|team|seniors|high|coach|town',
  'hang|shot|shoot|bomb|bombed|hit|beat|kick|kicked|burned|jump|drop|stab|choke|choked & out|sat|act|score|test|email|points|class|club|coach|film|gpa|major|waitlist|calculus|chem|math|deadline|submit|basketball|exam',
  // Medicine as prescribed, thanks, what is handed down at school, trouble at school.
  'adhd|add|prescribed|prescription & pills|meds|medication|medicine & time|accommodations|accommodation|focus|test|colleges ! LAST_WORDS|all',
  'thank|thanks|thanking & letter|letters|note|notes & teacher|teachers|counselor|coach|interviewer ! LAST_WORDS|everyone|after',
  'gave|give|giving|lend|lent & notes|textbooks|textbook|books|flashcards|calculator ! LAST_WORDS',
  'vape|vaping|weed|cheating|plagiarism & blamed|caught|suspended|suspension|record|report|brought ! LAST_WORDS',
  // The place itself.
  'safe|safety|dangerous|crime|security|unsafe & campus|neighborhood|area|city|dorms|dorm|school|chicago|list|college|schools|colleges',
  'live|living|stay & campus|dorm|dorms|housing|apartment|roommate|state|city|town|beach|cost|hall|home|parents|near ! LAST_WORDS|not safe|isnt safe',
]);
