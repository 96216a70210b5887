import { createHash } from 'node:crypto';
import { type ClientBase } from 'pg';
import { type Seed } from '#shared-kernel/adapters/persistence/seeds.js';
import { US_STATES } from '../us-states.js';
import { CARD_SQL } from './college-card.sql.js';

/** The letters of "A & M" are found apart and together. The texts hold each word after a space. */
const REFRESH = `
  with cards as (${CARD_SQL} where $1::integer[] is null or c.unit_id = any ($1)),
  worded as (
    select "id" as unit_id, row_to_json(cards) as card,
           ' ' || college_catalogue.folded(concat_ws(' ', name, (
             select string_agg(letters[1] || letters[2], ' ')
               from regexp_matches(name, '\\m(\\w) ?& ?(\\w)\\M', 'g') letters))) as name_text,
           coalesce(' ' || nullif(college_catalogue.folded(array_to_string("otherNames", ' ')), ''), '') as other_text,
           ' ' || college_catalogue.folded(concat_ws(' ', city, state, $2::jsonb ->> state)) as place_text
      from cards)
  insert into college_catalogue.college_search as stored
    (unit_id, name_text, names_text, search_text,
     state, ownership, predominant_degree, highest_degree, locale, operating, card)
  select unit_id, name_text, name_text || other_text, name_text || other_text || place_text,
         c.state, c.ownership, c.predominant_degree, c.highest_degree, c.locale, c.operating, card
    from worded join college_catalogue.colleges c using (unit_id)
  on conflict (unit_id) do update set
    name_text = excluded.name_text, names_text = excluded.names_text, search_text = excluded.search_text,
    state = excluded.state, ownership = excluded.ownership, predominant_degree = excluded.predominant_degree,
    highest_degree = excluded.highest_degree, locale = excluded.locale, operating = excluded.operating,
    card = excluded.card
  where stored::text is distinct from excluded::text`;

/** Projects these colleges, or all, for the lists. Belongs in the transaction that changed them. */
export async function refreshCollegeSearch(
  client: ClientBase,
  unitIds: readonly number[] | null,
): Promise<void> {
  await client.query(REFRESH, [unitIds, JSON.stringify(US_STATES)]);
}

/** Projects every college anew whenever the shape of a card changes with the product. */
export const collegeSearchProjection: Seed = {
  name: 'college-catalogue.search-projection',
  version: () =>
    Promise.resolve(createHash('sha256').update(REFRESH).update(JSON.stringify(US_STATES)).digest('hex')),
  load: (client) => refreshCollegeSearch(client, null),
};
