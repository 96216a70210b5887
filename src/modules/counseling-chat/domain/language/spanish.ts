const SIGNS: ReadonlySet<string> = new Set(
  (
    'hola gracias que como cuanto cuando donde cual cuales quien quiero puedo puede necesito tengo tiene hay esta estas estoy soy eres es son mi mis tu tus ' +
    'el los las una unos unas del para por con sin pero muy mas universidad universidades colegio ayuda ayudame beca becas financiera estudiar ' +
    'escuela padres familia dinero cuesta pagar espanol hablas habla ingles posibilidades entrar carrera enfermeria ingenieria por favor si'
  ).split(' '),
);
/** English words too, or parts of names: they count only beside others. */
const WEAK: ReadonlySet<string> = new Set(
  'el los las si es son mi tu con sin una hay para por del mas que como tus san santa'.split(' '),
);
const SPANISH_LETTER = /[ñ¿¡]/iu;
const LEAST_SIGNS = 2;

/** At least two signs of Spanish, one of them sure. */
export function isSpanish(original: string, words: readonly { readonly text: string }[]): boolean {
  const signs = words.filter(({ text }) => SIGNS.has(text));
  const sure = signs.filter(({ text }) => !WEAK.has(text));
  const letter = SPANISH_LETTER.test(original) ? 1 : 0;
  const isShort = words.filter(({ text }) => /\p{L}/u.test(text)).length <= 2;
  if (isShort && sure.length > 0) return true;
  return (
    signs.length + letter >= LEAST_SIGNS && (sure.length > 0 || letter > 0 || signs.length > LEAST_SIGNS)
  );
}
