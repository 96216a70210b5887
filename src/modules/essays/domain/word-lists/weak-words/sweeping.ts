import { phraseLines } from '../list-text.js';

/** They speak for everyone. */
export const SWEEPING = phraseLines(`
since|from time immemorial
everyone|everybody|nobody|no has|knows|have|wants|needs|deserves|goes|faces|loves|hates|thinks|says|can|is one? to|that|a|the|their|through|been|some|knows|likes
all people|of|humans|teenagers|students|kids|parents|teens|politicians|adults us|have|are|want|need|face|do|know
people always|never|all|today|nowadays|these|in are|have|do|want|think|just|say|only|my|don't|days
teenagers|teens|kids|students|society|humans|humanity|mankind|generation today|nowadays|these|is|are|has|always|only|never|in|tends|tend
in our|my|today's|this|modern society|generation|world|culture
in|around|across the entire|whole|modern|real world
the world|society|life today|is|needs|has|has|wants|would|will be|becoming|become|full|more|a|too|people|so
nothing|everything in life|this|the world?
no one|body ever|can|has|will|really|knows|cares
always|never in|throughout history
every|each person|human|individual|student|teenager|family|child|culture|community has|have|is|must|should|needs|deserves|faces|being|wants|goes
we all have|need|want|face|go|know|make|live|are|must|should|experience|struggle
technology|computers|science|ai|medicine|engineering|education|innovation|computer|youth|diversity science? is|are the|our|changing|what future|world|everything|answer|everywhere|makes
life is|isn't|will|throws|has|can full|about|always|a|not|too|like|hard|short|unfair|unpredictable|never|throw|be|at|precious
`);
