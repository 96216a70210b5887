import { rules } from './rule.js';

/** Somebody with power over the writer, or near, does it to the writer or to those at home. */
export const BEATEN = rules('abuse', [
  'ADULT 5 FORCE 1 ME ^up|at|in|by|to|that|out|like|under|off|back|down|toward|through|harder|around|hard|the|for|every|with|forward|from 5 again|when|if|because|.|so|and|last|until|drunk ! SPORT|game|gently|sat|grades are|everything|hug|tight|accountable|close',
  'ADULT 5 FORCE ME 1 with|by|against|out|down|up|into|across|on|the 3 belt|cord|pan|hair|wall|stairs|head|floor|throat|neck|face|hanger|shoe|back|table ! snowball|ball|news|game|SPORT',
  'ADULT 4 FORCE|broke|breaks|twisted my 1 BODY_PART|mom|mother|sister|brother|siblings ^in|at ! SPORT|accident|skiing|ball|chess|braces|surgery|race|hand and|records',
  'i|we|was|am|get|got|been|being|be 2 raped|assaulted|drugged|molested|abused|beaten|trafficked|choked|belted|whipped ^by a 1 team|at 1 states ! TEXT|STUDY|title|playoffs|as a child',
  'belt|cord|hanger|spoon 4 when|for|if|again|because|my|on|me & ADULT|i|again|get ! karate|black|seat|conveyor',
  'ADULT 4 threatens|threatened|going|says|said|would|will|tried|might 4 kill|hurt|beat|burn|shoot|break|murder|stab 2 me|us|my|her|him|himself|everyone ^if|when|for|over|lol|about|literally|with ! CHORE|JOKE|TEXT|CHOICE|b|cost|costs|transcript|c|gpa',
  'will|would|swears|says|said 3 kill|hurt|beat|burn|stab|shoot ME 3 tell|leave|run|sleep|told|find ! JOKE|college|CHORE',
  'ADULT 4 pulled|aims|aimed|put|pointed|loading|waves|threatened|held|has|had 4 gun|knife|shotgun|acid|machete ^license|club|safety|skills 3 at|on|to|me|us|out|and|mom|drunk ! TEXT|STUDY|hunting|police|army|collection|SPORT|culinary',
  'locks|locked|lock|traps|tied|chained 2 ME|fridge|food 3 in|up|out|and|to ! escape|portal|account|keys|myself|puzzle',
  'starve|starves|without|sin 1 ME|food|comer ^myself & ADULT|me|he|mi ! plan|dining',
  'ADULT 3 threw|throws|poured|dumped 3 plate|plates|boiling|bottle|chair|hot|coffee|stuff|things|knife 3 me|my|on|at ! party|ball',
  'neck|throat & ADULT & hands|squeezed|choked|grabbed|by the|breathe|black|marks ! sore|surgery|SPORT|css',
  'broke|smashed|breaking|punched|punches|smash 5 wall|hole|laptop|everything|mirror|door & ADULT & me|next|again|now|my|hiding|drunk ! screen|accident|SPORT|marathon',
  'bruise|bruises|black eye|swollen|welts & ADULT|home|cover|hide|makeup|concealer|nurse|again|shirt ! SPORT|practice|fruit|picture day|softball',
  'scared|afraid|terrified|hide|hides|flinch|shake 4 of|from|when|in|every 4 dad|stepdad|mom|father|he|his|him|boyfriend|husband|uncle|brother|she 6 drinks|drunk|drinking|angry|hits|hit|comes|home|keys|temper|rages|yells|mad ! CHORE|college|disappointed|rejected|pay',
  'violent|abusive|hits|beats 3 home|me|us|house|mom|my|boyfriend|dad & he|dad|she|mom|boyfriend|girlfriend|husband|stepdad|ex|home|parents ^at ! TEXT|STUDY|overcame|was in|as a kid|SPORT|gpa|chess|score|race|everything|sat|left|leaving an',
  'force|forcing|forced|making|make|sending|picked 4 marry|marriage|wedding|married & i|me|my & parents|man|cousin|uncle|forced|forcing|family|summer ! doctor|TEXT|fafsa|aid|tax|remarried',
  'passport|papers 3 took|keep|keeps|hid|holding & work|leave|free|wedding|they|he|cant & me|my|i ! renew|visa|embassy|i20|upload',
]);

/** What is done to the writer's body, or asked of it. */
export const SEXUAL = rules('abuse', [
  'ADULT 5 TOUCH 3 ME|my ^deeply|heart|story|goodnight|base ! TEXT|wedding|heart',
  'keeps|kept|started|stop|by|still|was 2 touching|groping|rubbing|kissing|grabbing|fondling 2 me|my ! TEXT|heart',
  'hand|hands|fingers 4 up|down|under|inside|on 1 my 2 skirt|knee|shirt|pants|thigh|leg|underwear|waist|bra',
  'ADULT 6 comes|coming|sneaks|get|gets|came|crawls|climbs 2 in|into|on 2 my|me|bed|top 2 room|bed|shower|asleep|of|night|drunk|when ! roommate|dorm|vacuum|cat|dog|snores',
  'ADULT 4 made|makes|making|make|forced|forces|pays|let 2 me 3 do|touch|sleep|sit|strip|have|undress|send|kiss 3 things|stuff|it|him|with|lap|sex|off|men|pictures|nudes ! chores|essays|homework|CHORE',
  'did|does|doing|do 2 things|stuff|something to|with me ^for ! club|project|fun|happy',
  'nudes|naked|undressed|nude & PICTURE|send|sent|wants|asks|asking|post|my|me & i|me|my|he|she|they ! art|drawing|figure|portfolio|museum|class',
  'PICTURE|nudes|screenshots 5 unless|money|leak|sell|sells|everyone|online|more|him & of me|my|mine & send|sends|post|wants|pay|sells|sell|leak|makes|knows ! portfolio|etsy|yearbook|photography|tour',
  'sends|asks|asking|wants|keeps|texts 3 me|for|to 3 pictures|pics|shower|himself|body & teacher|pastor|coach|man|boss|older|tutor|cousin|uncle ! roster|yearbook|team|headshot',
  'ADULT 3 watches|films|filmed|stares 3 me|us 5 shower|change|changing|undress|sleep|sleeping|bathroom|naked',
  'said|screamed|say|told 2 no|stop 4 did|anyway|kept|wouldnt|not|still|didnt & he|she|they & i|him|me ! college|roommate|CHORE|club|teacher',
  'drunk|drugged|asleep|drink|party 8 stop|touched|clothes|naked|woke|video|turn & i|me|my & he|him|no|not|someone|they|every ! CHORE|alarm|arrested|dry|suspended|roommate',
  'sleep|bed|hotel|motel|alone|favors 4 with|to|for|at|his|house 3 him|them|men|teacher|coach|boss|rec|grade|rent|friends|guys & makes|make|made|unless|if|says|me & he|teacher|coach|boss|men|him|she|boyfriend ! roommate|dorm|visit|away game',
  'secret|quiet|tell 6 coach|teacher|uncle|grandpa|stepdad|cousin|pastor 6 touch|night|does|special|room|kiss|kissed & my|me|i ! TEXT|college|recommendation|rec',
  'pimp|trafficked|trafficking|selling me|sells me|sold me|being sold ! STUDY|TEXT|short|on it|on the|the idea',
]);

/** Others at school, on the street or on a screen. */
export const HARASSMENT = rules('harassment', [
  'TELL|telling 3 me|us|i|everyone 4 to|should|go 2 kill|die|hang|drink|jump|disappear|hurt|end 2 SELF|.|and|yourself|bleach|already|off & they|he|she|people|kids|someone|chat|everyone|group ! TEXT|app|parents|JOKE',
  'kys|kill yourself|kill urself|should die|go die|noose & me|i|they|said|told|comments|everyone|people ! TEXT|STUDY',
  'following|followed|follows|stalks|stalking|stalked 2 me|us 3 home|and|around|everywhere|from|off|class|again|. ! instagram|insta|back|tiktok|on|linkedin',
  'waits|shows|showing|waiting|outside|stands|parks 4 outside|up|for me|by|at 3 house|home|car|work|bus|window|door|school & he|ex|man|guy|boy|him|they|someone & me|my ! college|carpool|tour|ride',
  'they|kids|guys|boys|people|teammates|girls|upperclassmen|seniors 5 beat|jump|jumped|spit|shoved|pushed|punch|tied|held|pinned|hazed|dragged|strip|burn|pee|tripped|kicked 2 me|my|us|on me|at me 6 up|school|filmed|toilet|locker|bathroom|every|day|after|head|pole|hair|down|knife|under ! SPORT|chess|better|harder|curve',
]);
