import { rules } from './rule.js';

export const UNSAFE = rules('unsafe', [
  'not|isnt|never 3 safe 4 HOME|tonight|him|dad|mom ! campus|neighborhood|walk|city|college|school|list|dorms',
  'not|scared|afraid|never|can 3 go|going|come|be|stay 2 home|house|back 4 .|he|today|tonight|because|again|ANYMORE|dad & i|my & not|scared|afraid|he|dad|cant|tonight|today ! far|town|break|expensive|flight|weekends|college|homesick|miss',
  'kicked|kick|threw|thrown|throwing|locked|disowned 1 me|us|out 1 out|of|.|on|and|because|for|tonight|to & i|me|us|dad|mom|parents|they ! CHORE|ap|college|class|team|club|insurance|game|library|group|robotics|honors|program|band|practice|movie|grades|classes',
  'changed|put|left 2 the|my|bags|me 2 locks|lawn|street|station|curb ! bike',
  'nowhere|no place|somewhere|where 1 to 2 sleep|stay|live ^on|off|in|near|freshman ! campus|visit|summer|housing|dorm|tour|break',
  'SLEEP 4 ROUGH & i|we|my ! visit|trip|camp|flight|campus|study|commute|tour|overnight|near|dorm|internship|parking|hours|volunteer|city',
  'ran|run|running 2 away 3 and|tomorrow|tonight|from|last|because|home & i|we ! SPORT|marathon|TEXT|with it|geese',
  'leave|get|out|away 3 before|because|of 4 he|dad|back|house 4 back|hits|beats|gets|hurts|comes ! school|CHORE',
  'hiding|hide 3 in|from|my 3 closet|bathroom|basement|dad|him|bed & dad|breaking|he|now|mom|yelling|drunk ! grade|grades|CHORE|gifts',
  'no|without|not 2 food|heat|electricity|lights|water|adults|parents 6 home|house|days|weeks|alone|brothers|siblings|since|sister|week & i|we|my|us|me ! dorm|hurricane|fafsa|signature|plan|dining|wifi',
  'mom|dad|mother|parents|they 3 left|gone|abandoned|disappeared 6 weeks|days|week|month|alone|where|brothers & not|no|alone|weeks|days|food|week|never ! fafsa|css|trip|years|was',
  'sleep|eat|fed|feed|food 3 if|only|after|at 4 behave|school|earn|they & starve|only|sometimes|nothing|break|not & we|i|they ! dining|plan|scholarship|swipe',
]);

export const VIOLENCE = rules('violence', [
  'bring|bringing|brought|has|showed|pulled|take|taking 5 WEAPON 6 SCHOOL|them|tomorrow|friday|monday|me|us|class ! culinary|kitchen|policy|allowed|chef|skills|club|rotc|license|SPORT',
  'shoot|shooting|blow|blowing|burn|stab|kill|killing|bomb 3 up|everyone|the|my|him|her|school|them|down & want|going|think|says|said|voice|will|might|planning & school|everyone|him|her|them|us|dad|brother|place|roommate|teacher|house|kids ^me ! TEXT|shot at|JOKE|STUDY|grant|game|CHORE|vibe|kill me|transcript|time',
  'list|names 4 names|people|kids|and|gas 6 shoot|kill|friday|pay|die|hurt|list ! college|colleges|school list',
  'make|going|they|want|all 3 everyone|them|him|pay|sorry|bleed|suffer & pay|bleed|sorry|suffer|scream & i|my|when|it & gun|knife|bleed|hurt|when i|suffer|scream|make them|walk ! college|tuition|CHORE|rejected|lol',
  'want|going|might|thinking|thoughts|about|urge|voices|could 4 KILL_OTHERS 3 THEM ^chances|when|if|for|feelings|in|by|who ! CHORE|JOKE|TEXT|help|chess|SPORT|CHOICE|time|curve|disappoint',
  'voices|voice|god|tv|shadow 4 tell|tells|telling|told|say|says|saying|whispers 6 cut|jump|do|kill|hurt|die|stab|step|burn|end|bad ! choir|TEXT|apply|STUDY|duke',
  'hear|hearing|see|seeing 2 voices|things|someone|people|whispering 4 there|head|real|blood|walls|not|. & i ! colleges|from|back|roster|choir|list|TEXT|getting',
  'cameras|poisoning|poisoned|spying|watching 5 walls|me|food|attic|everywhere & i|me|my ! dorm|zoom|proctor|STUDY|grow|tv',
  'not|dont 2 come|go to school 2 tomorrow|friday|monday ! sick|snow|flu|holiday|exempt|break',
]);

export const MEDICAL = rules('medical', [
  'SWALLOW 3 MANY|NUM 4 PILLS|POISON & i|she|he|my|friend|just ! adhd|prescribed|per|daily|ap|aps|vitamins',
  'took|swallowed|drank 2 all|everything|too|stuff|under|too many 3 .|it|sink|bye|stuff|now & i|bye|now|sorry|stomach|feel|floaty ! ap|aps|class|load|classes|notes',
  'overdosed|overdosing|overdose|od & i|last|she|he|friend ! STUDY|ap|aps|coffee|TEXT|caffeine|classes',
  'not 2 wake|breathing|breathe|waking|moving|conscious 3 up|.|right|after|her|him & she|he|friend|bottle|sister|brother ! early|alarm|class',
  'swallowed 3 batteries|bunch|something|magnets|glass|blade',
  'throat|chest|stomach|heart|everything|feel|lips 6 burns|burning|spinning|racing|sleepy|crazy|numb|weird|floaty & took|swallowed|drank|vodka|bottle ! allergy|prescribed|essay|coffee',
  'stop the bleeding|not stop bleeding ! TEXT',
  'ALCOHOL|vodka|drank|mixed 6 PILLS & i|my|mixed|took|she|he ! prescribed',
]);

/** Somebody near is in danger; a parent or a teacher may write it too. */
export const FRIEND = rules('friend', [
  'NEAR 8 cuts|cutting|burns|hurting|starving|killing|kill|hang|hurt|harming 2 OTHER_SELF|and|her|again|.|himself ^calories|class|classes|hair|feelings|chances|corners ! STUDY|hair|class|salon|TEXT|practice|calories',
  'NEAR 6 SWALLOW|has|found|hides|hid|keeps|with|showed 4 PILLS|ROPE|razor|blades|blade|gun|pistol|rifle ^license|club|range ! hunting|prescribed|TEXT|STUDY|class|SPORT|adhd|dorm|class notes',
  'NEAR 8 SAY 6 die|dead|suicide|disappear|overdose|funeral|unalive ^of|to|her|his|from|if|hard ! get into|TEXT|STUDY|hair|lol|literally|TEXT|drama',
  'NEAR 6 sent|posted|left|wrote|texted|said|gave 4 goodbye|sorry|suicide|noose & me|everyone|us|find|phone|calm|off|nobody|life ! college|far|TEXT|scholarship|left for|admissions|likely',
  'NEAR 8 not|no 3 reason|be|see|wants|want|point 4 live|around|her|alive|living|wake & told|has|keeps|that|says|said|talks|wrote ! campus|in|college|TEXT|dorm|home|far|apply',
  'NEAR 6 not|stopped|hasnt|barely 3 eat|eating|eaten 3 .|days|week|anything|and|all ! dining|meat|plan|gluten',
  'NEAR 6 hurt|beaten|hit|abused|raped|touched|bruises|burn|marks|hurts|burned|choked 4 by|her|from|him|his|on|shaped|neck & dad|mom|stepdad|boyfriend|coach|uncle|grandpa|neck|her|iron ! SPORT|practice|sat|chess|CHORE|feelings|knee',
  'promise|swear|told|secret 4 to|not 4 tell|say|anyone & sister|she|cuts|cutting|friend|he & cuts|cutting|blade|pills|hurts|bruises|die',
  'help|worried|scared|save|stop 5 someone|friend|sister|brother|cousin|boyfriend|girlfriend|them|son|daughter 6 suicidal|suicide|kill|cutting|die|dying|themselves|herself|himself ! TEXT|STUDY|died|dying to',
  'attempted|tried 2 to|suicide|again 2 kill|again|hang|. & NEAR & himself|herself|suicide|again|night|morning ! TEXT|STUDY|ago|sat|got in|retake',
]);

/** The same in Spanish, where the card has Spanish words. */
export const SPANISH = rules('suicide', [
  'quiero|quisiera|ganas|voy|pienso|quiere|pensando|prefiero 3 morir|morirme|matar|matarme|suicidarme|desaparecer|tirarme|cortarme|irme|dormir 3 .|y|siempre|mas|nunca|este|todo ! risa|hambre|universidad|campus|padres|ensayos|playa',
  'padre|padrastro|papa|mama|madre|novio|tio|hermano|primo|senor|abuelo|profesor 5 pega|golpea|toca|abusa|encierra|matarme|quema|pistola|cuarto|cama|amenaza|viola|ropa & mi|me|nos|un & me|nos|mi ! si saco|fafsa|risa|universidad|futbol|entra a la',
  'me|nos 1 pega|pegan|golpea|golpean|viola|toca|abusa|maltrata|encierra|quema|amenaza ^la|el ! noticia',
  'adios|despido|despidio|despedirme|perdon 3 todos|todo|siempre ! escuela|prepa|equipo|secundaria',
  'ya|no 1 no|quiero|puedo|aguanto 1 aguanto|quiero|puedo|vivir|existir|despertar 1 mas|estar|.|aqui|viviendo ^con|ensayos ! ensayos|ensayo|campus|clase|tarea|fafsa|con mis|jaja|universidad',
  'amigo|amiga|hermano|hermana|hijo|hija|prima|primo 5 matar|matarse|suicidar|corta|pistola|despidio|morir & se|tiene|quiere|dice ! universidad|risa|pelo',
  'decidi|listo|hoy 3 dia|termina|termino|todo & ya|hoy & hoy|dia|adios ! universidad|ensayo|mando|carrera',
  'me 2 corto|cortando|lastimo|lastimando|quemo|cortandome ! pelo|equipo|cabello',
  'nadie 5 extranar|extranaria|llorar|notaria|importo|extrana & muero|este|muera|mi|me|falta',
  'vivo|vivimos|duermo|dormimos|durmiendo|dormir 3 calle|carro|coche|parque|donde ! universidad|campus',
]);
