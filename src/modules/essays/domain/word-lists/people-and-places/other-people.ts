import { phraseLines } from '../list-text.js';

/** They make others small. */
export const PUTDOWN = phraseLines(`
unlike most|other|many|the|my|all|average|some * teenagers|teens|kids|students|people|classmates|peers|girls|boys|friends|applicants|teenager|student|kid|person
while|when most|other|many|the|my|all|everyone|everybody * kids|teenagers|teens|students|people|classmates|peers|friends|else|girls|boys|of * partied|were|are|spent|spend|wasted|waste|played|play|slept|sleep|watched|scrolled|chose|cared|complained|sat|party|watch|scroll|goofed|gossiped|partying
while|whereas everyone|everybody|others else? was|were|is|are|just|wasted|partied|spent|slept
more|smarter|better|wiser mature|intelligent|hardworking|talented|worker|qualified|deserving|advanced? than|then most|other|others|my|anyone|everyone|everybody|all|them|the|any * peers|classmates|people|students|kids|else|teammates|teenagers|others|applicants|rest
lazy|stupid|dumb|ignorant|immature|shallow|mediocre|clueless classmates|students|kids|people|peers|teammates|teenagers|teacher|teachers|adults
average teenager|student|kid|person|teen
most|other|many students|kids|people|teenagers|teens|classmates|peers my? age? _? could|would|can|can't|couldn't|wouldn't never|handle|do|imagine|manage|survive
classmates|peers|teammates|others|friends|students|kids was|were|are|is just|all|too|so|usually? lazy|stupid|dumb|ignorant|immature|shallow|clueless
not|i'm|i|am like|not most|other|like|your * teenagers|kids|girls|students|people|typical|average|others|teens
typical|normal|regular|ordinary teenager|student|kid|teen|high
i deserve|deserved|'m|am to|better|superior|the|a smartest|best|win|spot|place|than|most
`);

/** Praise the writer gives, or passes on. */
export const BRAGGING = phraseLines(`
not|never used to losing|failing|failure
no other|single student|kid|person|one|girl|boy|player * ever|school|class|team|all|done
nobody|noone else at|in|on|has|could my|our|the|ever|do _? school|class|team|grade|it|this
most|best|smartest|strongest|fastest|brightest|hardest _? _? member|student|person|player|kid|project|essay|worker|one|athlete|musician|leader in|of|at|on|any|she|he|ever|i my|the|our|his|her|team|school|class|history|grade|student|has|have|had
only|first student|person|one|girl|boy|sophomore|freshman|junior|senior in|at|from|of|to my|our|the * school|class|grade|state|history|team|ever
always been|was|am the smartest|best|brightest|strongest|fastest|top|one
always come|came|comes easily|easy|naturally to
come|came|comes easily|naturally to me
naturally|exceptionally|extremely|highly|unusually gifted|talented|smart|intelligent|bright
widely|well|universally regarded|known|considered|respected|recognized as
wise|mature beyond my years
look|looks|looked up to me
people|others|everyone|teammates tend|tends|want|wants to follow|listen|copy when|me|what
capable of thinking|understanding|seeing deeply|more|what|things
impressed everyone|all|my|the|them
`);

/** They show people by what they lack. */
export const SAVIOR = phraseLines(`
but|yet|and they|everyone|everybody|all were|are still|always|so smiling|happy|happier|joyful|grateful
less|under fortunate|privileged
the needy|underprivileged|helpless|unfortunate|disadvantaged
third world
those|people|kids|children|families in need
had|have|with so little|nothing
so little but|yet
poor|starving|unfortunate|needy|underprivileged|impoverished|disadvantaged|helpless kids|children|people|villagers|families|village|africans|country|countries
be|was|been|being|am|were|is a? voice for the|to voiceless
saved|save|rescue|rescued their|them|these|the lives|from|people|children|kids|poor|village
smiles|smile|happiness on|in their|his|her faces|face|eyes
they|who have|had|owned almost|next|practically|so|very|close? to? nothing|little|less
happiest|kindest people|kids|children i|we have|had|'ve? ever? met|seen|known
had nothing and|but|yet yet? they were|are
had|have|owned almost|next|practically|close to? nothing
grateful for what i|we have|had
they|we ended up helping|teaching|changing me|us
helped|taught|changed|gave me|us more|far than|then i|we helped|taught|changed|gave
`);

/** They put the story on someone else. */
export const BLAME = phraseLines(`
teacher|coach|principal|judge|judges|referee|counselor|boss was|is|were|are|had * unfair|unfairly|incompetent|terrible|horrible|awful|biased|clueless|wrong
teacher|coach|principal|judge|judges|referee|counselor|boss hated|despised|ruined|targeted me|my|everything|it
unfair|biased|terrible|horrible|awful|incompetent|worst teacher|coach|principal|judge|judges|referee|boss|grading|grader
was|were|is not my|our|all|entirely|their|his|her|totally? fault
wasn't|weren't|isn't my|our|entirely|their|his|her|totally? fault
was|is all? his|her|their fault that|i|for|because
play|played|plays|playing favorites
through no fault
because|due of|to _? _? work|job|divorce|move|covid|pandemic|family|teacher|injury|school|parents|practice i|my * could|did|was|were|not|grades|grade|gpa|time
would|could have been|done|gotten|had|taken|made|gotten|played|joined|able|won * but|if|because|had|except
if it hadn't|wasn't|weren't|had been|for
grades|gpa|scores were|was|are|is|have|has not|lower|suffered * could|should|would|than|been|normally|as
if my|our|the|her|his _? _? had|hadn't taken|done|listened|cared|helped|tried|been|given|paid|told
was|is not my|our even? fault
was|is not even|really|truly my|our fault
was|were never there for me|us
too busy|wrapped with|up|to in? their|notice|care
obviously hated|hates|disliked me|teenagers|students|us|kids
made up his|her|their mind|minds about me|us
never once backed|helped|supported|listened|showed|asked|thanked|came
never|didn't|refused|not gave|give|to|giving give? me a|an|the|any fair? chance|shot
`);
