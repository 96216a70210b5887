import { normalize } from '../language/normalize.js';

/** Orders to be something else. There is nothing to obey them; they are heard so that the answer can say so once. */
const ORDERS: readonly RegExp[] = [
  /\b(?:ignore|forget|disregard|override|bypass|drop) (?:all |any |the |these |those )*(?:of )?(?:your|previous|prior|above|earlier|former|last)?(?: \w+)? ?(?:instructions?|rules?|prompts?|guidelines|guardrails|programming|restrictions)\b/,
  /\b(?:your|hidden|initial) (?:system )?(?:prompt|hidden rules|system message|instructions say)\b/,
  /\bsystem prompt\b|\bdeveloper mode\b|\bdan mode\b|\bjailbreak\b|\bgod mode\b|\badmin mode\b/,
  /\byou are now (?:a|an|the|dan|free|no longer|in)\b|\bact as (?:a |an )?(?:different|another|unrestricted|evil|new|dan)\b/,
  /\bpretend (?:you are|to be|that you are)\b|\brole ?play as\b|\bwithout (?:any )?(?:rules|restrictions|filters|limits)\b/,
  /\brepeat (?:everything|all|the text|the words) (?:above|before)\b|\bprint (?:your|the) (?:hidden|system|initial|full)\b/,
  /\bno longer (?:bound|follow|wren)\b|\bnew instructions? :|\bolvida tus (?:reglas|instrucciones)\b|\bignora (?:tus|las) (?:reglas|instrucciones)\b/,
  /\b(?:ignore|disregard) (?:everything|all|anything) (?:that )?(?:above|before (?:this|that|now)|previous|came before|you were (?:told|given))\b|\bfrom now on you (?:are|will be|have no|do not have|act|must|obey)\b/,
  /\b(?:ignora|ignores|ignorar|olvida|olvides|olvidar|olvidate|descarta|desobedece|saltate)(?: de)? (?:todas? |todos? )?(?:tus|las|los|sus|esas) (?:\w+ )?(?:reglas|instrucciones|normas|restricciones|limites|ordenes|indicaciones)\b/,
  /\b(?:ignora|ignores|olvida|olvidate|descarta)(?: de)? todo (?:lo (?:anterior|previo|de antes|de arriba)|lo que te)\b/,
  /\b(?:a partir de ahora|desde ahora|de ahora en adelante) (?:tu )?(?:eres|seras|actuas|actuaras|vas a (?:ser|actuar))\b|\bahora eres (?:una?|libre|dan)\b|\bya no eres\b/,
  /\b(?:eres|seas|bot|ia|asistente|responde|habla|actua) (?:\w+ ){0,4}?sin (?:ninguna? )?(?:reglas?|restricciones|limites|filtros?|censura)\b/,
  /\b(?:actua|finge|haz de cuenta|imagina|simula) (?:como (?:si (?:fueras|no)|una? )|que (?:eres|no tienes)|ser )|\bmodo (?:desarrollador|dios|administrador|dan)\b/,
  /\b(?:tu|tus|el) (?:prompt|instrucciones (?:ocultas|secretas|internas|iniciales|del sistema)|reglas (?:ocultas|secretas|internas))\b(?! de)|\bprompt del? sistema\b|\brepite todo lo (?:anterior|de arriba)\b/,
];
const FAKE_TURN =
  /<\/?(?:system|assistant|tool|user|im_start|im_end)\b|\[(?:system|inst|assistant)\]|^\s*(?:system|assistant)\s*:/im;

export function triesToChangeRules(message: string): boolean {
  const { plain } = normalize(message);
  return FAKE_TURN.test(message) || ORDERS.some((order) => order.test(plain));
}
