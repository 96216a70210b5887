import { phraseLines } from '../list-text.js';

/** Lessons that almost anyone could write. */
export const PLATITUDES = phraseLines(`
learn|learned|learnt|realize|realized|realised|taught|teaches|understood|discovered|showed|shown|found|know|knew|proved|believe me|us|myself? that|, anything|nothing|everything is|was|i|can|you|we|could|worth
learn|learned|learnt|realize|realized|realised|taught|teaches|understood|discovered|showed|shown|know|knew|proved|believe me|us|myself? that|how hard work|with
learn|learned|learnt|realize|realized|realised|taught|teaches|understood|discovered|showed|shown|know|knew|proved|believe me|us|myself? that no matter
learn|learned|learnt|realize|realized|realised|taught|teaches|understood|discovered|showed|shown|know|knew|proved|believe me|us|myself? that|if|when you|we|i can|work|try|believe|set|put|never|should|must|have|keep anything|hard|in|your|my|our|harder|always|give|be|to
learn|learned|learnt|realize|realized|realised|taught|teaches|understood|discovered|showed|shown|know|knew|proved|believe me|us|myself? that|: failure|success|teamwork|perseverance|determination|dedication|practice|communication|happiness|money|winning|leadership|life|family|friendship|kindness|attitude|confidence is|isn't|can|does|doesn't|makes|comes|are|matters|always|was|goes
learn|learned|learnt|taught|teaches|gained|developed|acquired|showed|understood|understand|shown|instilled me|us|in|my|a|lot|about|the? about|me|valuable|many|importance|value|meaning|skills|lessons|how|of|such? of|lessons|skills|like|about|such|in|as|important? perseverance|resilience|teamwork|leadership|responsibility|discipline|patience|dedication|determination|communication|confidence|empathy|hard|humility|compassion|gratitude|independence|cooperation|time|persistence|sportsmanship|kindness|courage
learn|learned|learnt|taught|teaches|knew|know|realized me|us? to|that|how never|always give|believe|be|appreciate|work|follow|keep|do|trust|try
never|not to? take|taking|took anything|things|life|it|people|everything|them|my for granted
this|that|the|my experience|experiences|trip|event|moment|challenge|journey|season|injury|loss|adversity|opportunity|job|hardship|hardships has|have|really|truly|also|ultimately|definitely? taught|showed|made|helped|shaped|changed|inspired|motivated|pushed|allowed me|my|us
made|makes|make me a|into|the stronger|better|who|harder|more person|leader|player|student|worker|individual|i|independent|responsible|mature|confident
made|makes|helped|helps me realize|realise|appreciate|see|understand how|that|what lucky|fortunate|blessed|grateful|privileged|much|life|anything|everything|hard|important
realize|realized|realised|understood|learned|saw|know|remember how truly|very|so? lucky|blessed|fortunate|privileged|grateful
become|became|becoming|made|makes me|into? a|an stronger|better|more|new person|leader|student|man|woman|individual|mature|confident|responsible|independent|resilient
hard work|working always|really|truly|will|does? pays|pay|paid|beats|leads|brings
anything|everything|nothing is|was possible|impossible
true|real|good|great|effective leadership|leaders|leader|friendship|strength|success|happiness requires|require|is|means|comes|lies|are|know|knows
only limit|limits|limitation is|are the|those|what
lose|losing yourself|myself to find
find|finding|found yourself
different is|makes a|us|you|what good|gift|unique|strong|special|beautiful|us|you
failure|failures|mistakes|setbacks|struggle|struggles|adversity is|are not|never|just|only|always|often? a|an|part|how|what|the|temporary|inevitable|opportunities|key|necessary
opportunity|opportunities|chance for growth|learning|change|self
only person|one|thing that|who|you|i can|could|will|should|controls|control change|stop|control|define|save|help? my|me|you|your|is
it's|it is|was never too late
does|do|don't|doesn't not? define|defines who|me|you|us|your|someone
success|change|happiness|confidence|kindness|respect starts|begins|comes with|from|within|when
goes a long way
okay|ok|alright to fail|cry|struggle|ask|be|make|not|feel
never know what|until|who|how someone|you|people|somebody|a|much|the
as strong|good as its|it's|the|their weakest|slowest|members|people
strength in|comes numbers|diversity|from
diversity is|makes|what our|a|us|strength|important|makes
communication|teamwork|honesty|trust|practice|consistency|persistence|patience is|was the? key|everything|crucial|essential|best
together we|you|they can|could|will
simple|little|small things in life|are|that
we|they are|'re all human|different|equal|the|in|connected
true|real|good|great leader is|knows|leads|does
`);
