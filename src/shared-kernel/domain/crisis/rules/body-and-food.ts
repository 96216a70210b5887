import { rules } from './rule.js';

/** The writer hurts the own body. */
export const SELF_HARM = rules('self-harm', [
  'HURT|hate 1 SELF ^up|off|from|shaving|for|over|a|some|while|when ! CHORE|shaving|cooking|SPORT|not 1 hate',
  'CUT|HURT 2 my|into|own 1 BODY|head|face ! TEXT|SPORT|lab|cooking|oven|kitchen|dicing',
  'BLADE & only|skin|bathroom|again|calms|hide|hidden|night|taped|clean|use|sleeves|bed & MINE ! culinary|kitchen|allowed|dorm|model|sewing|TEXT|architecture|STUDY',
  'BLADE 5 my 2 BODY ! lab|cooking|vaccine|sewing|shaving',
  'until|till|til|see|want|watch|when 3 BLEED|purple|raw|bruised & SELF|i|my ! nose|TEXT|donate|drive|SPORT|type',
  'BLEED 3 from|floor|arms|arm|thigh|stop|deep & MINE ! nose|TEXT|heart|money',
  'deserve|punish|earned 3 pain|hurt|hurting|bleed|body|punishment|suffer & MINE ! CHORE|extra',
  'bang|hit|banging|hitting|punch|punching|slam 2 my 1 head|thighs|legs|face|fist|knuckles ! SPORT|accident|wall of',
  'been|started|start|stop|still|help|helps|without|keep|relapsed|am 2 cutting ^weight|class|classes|it|edge|down|back|my|corners|out|costs|off|words|sugar|words ! TEXT|list|staff|program|film',
  'sh|selfharm 3 again|last|tonight|relapse',
  'relapsed|clean|slipped 5 cut|blade|sh|days|months|weeks & blade|cut|sh|harm|scars|again ! vape|vaping|smoking|STUDY',
  'scars|scar|cuts|lines|marks|bandages|wrapped|burns & sleeves|arms|arm|wrists|thighs|hoodie|fresh & MINE ! surgery|sunburn|SPORT|acne|TEXT|accident|soccer',
  'i|and 2 cut 2 .|and|deep|deeper|again|because|when|cry ! words|class|list|team|from|TEXT|it down|corners|my 2 list|budget|should|can',
]);

export const EATING = rules('eating', [
  'NOT 3 EAT 5 DAYS ^of ! debate|lent|ramadan|SPORT|religious|flu|meat|plan|dining|clubs',
  'NOT|only 3 EAT 8 weight|skinny|thin|calories|lbs|winning|faint|dizzy|fat|scale|disgusting|deserve ! dining|SPORT|plan|wrestling|gain',
  'starve|starving|starved SELF|on purpose|to be',
  'VOMIT 2 up|after|every|my|everything|times|on|it|three 4 ate|meal|meals|dinner|food|day|bathroom|fat|eat|eating|purpose|secret|lunch ! nerves|nervous|flu|poisoning|race|test|sick',
  'make|making|bring|force 2 SELF|it|food 2 VOMIT|sick|back|up ! nervous|work|essay',
  'finger|fingers|toothbrush 4 throat',
  'chew and spit',
  'laxatives & i|my|take|every|night|weight ! STUDY|TEXT',
  'i|down|now 2 weigh|to|at|under 2 NUM 3 and|pounds|lbs|now & still|proud|fat|goal|skinny|big|nobody ! SPORT|score|wrestling|points|gain',
  'period|hair 2 stopped|falling|gone & eating|calories|eat|weight',
  'faint|fainted|fainting|pass|passed|passing|dizzy & eat|eating|calories|starving|starve & i ! SPORT|debate|ramadan|heat|forgot',
  'NUM|hundred|few 2 calories & day|fat|burn|too|only|goal|allowed & i|my ! SPORT|dining|gain|swimming|3000|4000|2500',
  'earn|deserve|allowed 3 food|eat|dinner|calories & i|my|not|until ! scholarship|aid|dining|dorm|dorms',
  'hate|disgusting|guilty|gross 4 SELF|i|me & eat|ate|eating|food & every|bathroom|after|until|rid ! dining|allergy|campus',
]);
