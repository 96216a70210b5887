import { KNOWN_AS, SHORTENED } from '../../domain/names/short-names.js';

const replaced = (name: string, pattern: string, by: string) =>
  `regexp_replace(${name}, '${pattern}', '${by}')`;

const PLAIN = SHORTENED.reduce((name, [pattern, by]) => replaced(name, pattern, by), 'c.name');

/** "Emory University-Oxford College" with a comma, and no "Campus" after the name of its city. Wisconsin writes hyphens itself. */
const WITH_COMMA = `
  case when c.name like 'University of Wisconsin-%' then c.name
       else ${replaced(
         `case when c.name like '%-' || c.city || ' Campus' then left(c.name, -length(' Campus')) else ${PLAIN} end`,
         '^(.*\\m(University|College|Institute)\\M[^-]*)-(.+)$',
         '\\1, \\3',
       )} end`;

/** "University of Notre Dame -" is one of its places, "D'Youville  University" a slip. */
const TIDY = `
  regexp_replace(regexp_replace(case when c.name like '% -' then left(c.name, -2) || ', ' || c.city else ${WITH_COMMA} end,
                                '\\s*,\\s+', ', ', 'g'), '\\s+', ' ', 'g')`;

/** The name people use for the college `c`. */
export const SHORT_NAME = `
  coalesce((select shown from (values ${KNOWN_AS.map(([unitId, name]) => `(${String(unitId)}, '${name}')`).join()})
              as known(unit_id, shown) where known.unit_id = c.unit_id),
           ${TIDY})`;
