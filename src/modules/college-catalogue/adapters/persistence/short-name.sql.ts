/** Names that no rule makes out of the federal one. */
const KNOWN_AS: readonly (readonly [unitId: number, name: string])[] = [
  [104151, 'Arizona State University'],
  [110422, 'Cal Poly San Luis Obispo'],
  [110529, 'Cal Poly Pomona'],
  [115755, 'Cal Poly Humboldt'],
  [126818, 'Colorado State University'],
  [145637, 'University of Illinois Urbana-Champaign'],
  [159391, 'Louisiana State University'],
  [178396, 'University of Missouri'],
  [179566, 'Missouri State University'],
  [190150, 'Columbia University'],
  [190512, 'Baruch College (CUNY)'],
  [194578, 'Pratt Institute'],
  [199193, 'North Carolina State University'],
  [207500, 'University of Oklahoma'],
  [215293, 'University of Pittsburgh'],
  [218663, 'University of South Carolina'],
  [221759, 'University of Tennessee, Knoxville'],
  [226471, 'University of Mary Hardin-Baylor'],
  [228723, 'Texas A&M University'],
  [233921, 'Virginia Tech'],
];

const replaced = (name: string, pattern: string, by: string) =>
  `regexp_replace(${name}, '${pattern}', '${by}')`;

/** "Purdue University-Main Campus", "Texas A & M", "CUNY Hunter College" and "Pennsylvania State University-Penn State Altoona". */
const PLAIN = replaced(
  replaced(
    replaced(replaced('c.name', '[- ]Main Campus$', ''), '\\mA & M\\M', 'A&M'),
    '^CUNY (.+)$',
    '\\1 (CUNY)',
  ),
  '^Pennsylvania State University-(Penn State )',
  '\\1',
);

/** "University of California-San Diego" with a comma, and no "Campus" after the name of its city. Wisconsin writes hyphens itself. */
const WITH_COMMA = `
  case when c.name like 'University of Wisconsin-%' then c.name
       else ${replaced(
         `case when c.name like '%-' || c.city || ' Campus' then left(c.name, -length(' Campus')) else ${PLAIN} end`,
         '^(.*\\m(University|College|Institute)\\M[^-]*)-(.+)$',
         '\\1, \\3',
       )} end`;

/** The name people use for the college `c`. */
export const SHORT_NAME = `
  coalesce((select shown from (values ${KNOWN_AS.map(([unitId, name]) => `(${String(unitId)}, '${name}')`).join()})
              as known(unit_id, shown) where known.unit_id = c.unit_id),
           ${WITH_COMMA})`;
