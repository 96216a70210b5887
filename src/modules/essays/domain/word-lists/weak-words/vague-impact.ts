import { phraseLines } from '../list-text.js';

/** Effects that nobody can picture. */
export const VAGUE_IMPACT = phraseLines(`
make|makes|making|made|have|had|having|create|creating|created a|an|the big|huge|real|true|great|large|lasting|positive|significant|meaningful|profound|massive|tremendous|incredible|strong? difference|impact|change|influence
make|making|made|have|having|create|creating positive|real|lasting|meaningful? difference|impact|change
help|helped|helps|helping|inspire|inspired|inspiring|impact|impacted|impacting|affect|affected|reach|reached|touch|touched|serve|served|benefit|benefited|support|supported|empower|empowered|teach|taught|mentor|mentored|uplift|uplifted many|countless|numerous|several|various|other|all|those|less|different|younger|fortunate? different|other|fortunate|young|less? others|people|kids|children|students|families|lives|individuals|communities|customers|patients|clients|members|classmates|players|teammates|peers|girls|boys|women|men|seniors|animals
help|helped|helps|helping|inspire|inspired|inspiring|impact|impacted|impacting|reach|reached|touch|touched|serve|served|support|supported|empower|empowered|teach|taught|change|changed a|so|lots|hundreds|thousands|dozens lot|many|of|the? of? people|kids|children|students|families|lives|others|individuals|customers|patients|members|players|girls|boys|animals
help|helped|helps|helping|inspire|inspired|inspiring|impact|impacted|impacting|touch|touched|serve|served|uplift|empower others|people|lives|everyone|society|humanity|communities
countless|endless|numerous|innumerable hours|nights|lives|opportunities|memories|experiences|things|ways|people|times|days|challenges|obstacles|lessons|skills|events|activities|students|patients|kids|children|families|others|individuals|hearts
many|various|several|numerous|different kinds|types|sorts of things|activities|skills|opportunities|experiences|challenges|projects|people
many|various|several|numerous|many different? things|activities|skills|opportunities|experiences|lessons|events|aspects|topics|projects|obstacles|benefits|challenges|difficulties|hardships|struggles|problems|memories
a lot|lots of things|experience|skills|opportunities|knowledge|stuff|lessons|challenges|experiences|impact|good|value
and so much|many more|others|on
and so on|forth
etc
and|or stuff|things like that
give|gave|giving|gives back to the|my|our|society|others
improve|improved|improving|better|enrich|enriched|change|changed|changing|save|saved|transform the|my|our|people's|others'|their|many|countless? lives|life|community|school|world|society|environment of? many|others|people?
raise|raised|raising|spread|spreading|bring|bringing|promote|promoting awareness
became|become|was|is|am|being|been a|very|really|extremely|highly|quite huge|big|great? successful|popular|impactful|influential|success
learned|learnt|gained|taught|teaches me|us? a|so|many lot|much|things of|about? things|myself|life|many|people|skills?
great|good|amazing|wonderful|incredible|awesome|valuable|unforgettable|memorable|rewarding|fun|positive|enriching|fulfilling experience|experiences|opportunity|memories
so|many|various|countless|numerous|gained|learned|developed many|of|a? lot? of? valuable|important|different|new|useful|great|amazing|essential|necessary skills|lessons|experiences|opportunities|qualities|traits
touch|touched|touching|change|changed|impact|impacted the? lives|hearts of
promote|promoting|promoted sustainability|awareness|diversity|inclusion|inclusivity|equality|wellness|change
many|various|several|numerous|different|all|countless clubs|organizations|events|sports|groups and|,|like? organizations|activities|events|clubs|sports
many|various|several|numerous|countless successful|different|fun|great|big|important events|fundraisers|projects|activities|campaigns
many|amazing|wonderful|incredible|new amazing|great|new|different|inspiring? people|friends and|along|with|from|from|who
`);
