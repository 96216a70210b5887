import { createHash } from 'node:crypto';
import { type ClientBase } from 'pg';
import { type Seed } from '#shared-kernel/platform/persistence/seeds.js';
import { US_STATES } from '#shared-kernel/domain/us-states.js';
import { CARD_SQL, taughtSql } from './college-card.sql.js';
import { readNicknames } from './nicknames.js';

/** Both spellings of these words are found. */
const BOTH_WAYS = `(values ('st', 'saint'), ('saint', 'st'), ('mt', 'mount'), ('mount', 'mt'), ('ft', 'fort'), ('fort', 'ft'))`;

/** The distinct words of a folded text. The regular expression saves the lookup for most texts. */
const wordsOf = (text: string) => `
         array(select distinct word
                 from unnest(string_to_array(${text}, ' ') || case when ${text} ~ '\\m(st|saint|mt|mount|ft|fort)\\M'
                        then array(select other from ${BOTH_WAYS} as ways(one, other)
                                    where one = any (string_to_array(${text}, ' '))) end) word
                where word <> '' order by word)`;

/**
 * Initials skip short words: "Ohio State University-Main Campus" is OSU. The steps are materialized because folding a name is slow.
 */
const refresh = (which: string) => `
  with taught as materialized (${taughtSql(which)}),
  cards as materialized (${CARD_SQL} ${which}),
  named as materialized (
    select "id" as unit_id, row_to_json(cards) as card, cards.*,
           college_catalogue.search_phrase(name) as name_text,
           college_catalogue.search_phrase("shortName") as known_text,
           array(select college_catalogue.search_phrase(other) from unnest("otherNames") other) as other_texts,
           array(select college_catalogue.search_phrase(nickname) from college_catalogue.nicknames n
                  where n.unit_id = cards."id") as nickname_texts
      from cards),
  worded as materialized (
    select named.*,
           regexp_replace(name_text, ' main campus$', '') as short_text,
           -- Finds "A & M" both as letters and as one word.
           college_catalogue.folded(name) || ' ' || name_text as name_words_text,
           array_to_string(other_texts || nickname_texts, ' ') as other_words_text,
           college_catalogue.folded(concat_ws(' ', city, state, $1::jsonb ->> state)) as place_text
      from named)
  insert into college_catalogue.college_search as stored
    (unit_id, name_text, called, also_called, name_words, other_words, place_words,
     state, ownership, predominant_degree, highest_degree, locale, operating, region,
     undergraduates, admit_rate, completion_rate, net_price, median_earnings,
     test_policy, open_admission, online_only, designations, latitude, longitude, zip_area, families, fields, card)
  select unit_id, name_text,
         array(select distinct text from unnest(array[name_text, known_text, short_text, regexp_replace(short_text, '^the ', '')]
                 || nickname_texts) text where text <> '' order by text),
         array(select distinct text from unnest(other_texts || (
                 select string_agg(left(word, 1), '' order by place)
                   from regexp_split_to_table(short_text, ' ') with ordinality words(word, place)
                  where word not in ('and', 'at', 'of', 'the') having count(*) > 1)) text
                where text <> '' order by text),
         ${wordsOf('name_words_text')},
         ${wordsOf('other_words_text')},
         ${wordsOf('place_text')},
         c.state, c.ownership, c.predominant_degree, c.highest_degree, c.locale, c.operating, c.region,
         "studentSize", "acceptanceRate"::float8, "completionRate"::float8, "netPrice", "medianEarnings",
         array_position(array['required', 'recommended', 'optional', 'not-considered'], "testPolicy") - 1,
         "openAdmission", "onlineOnly",
         coalesce(c.hbcu, false)::int + 2 * coalesce(c.predominantly_black, false)::int
           + 4 * coalesce(c.hispanic_serving, false)::int + 8 * coalesce(c.tribal, false)::int
           + 16 * coalesce(c.aanapisi, false)::int + 32 * coalesce(c.alaska_native_hawaiian, false)::int
           + 64 * coalesce(c.native_american_nontribal, false)::int + 128 * coalesce(c.women_only, false)::int
           + 256 * coalesce(c.men_only, false)::int,
         c.latitude::float8, c.longitude::float8, substring(c.zip from '^[0-9]{3}'),
         coalesce(taught.families, '{}'),
         array(select distinct p.cip4 from college_catalogue.college_programs p
                where p.unit_id = c.unit_id and p.data_year = c.data_year order by 1),
         card
    from worded join college_catalogue.colleges c using (unit_id) left join taught using (unit_id)
  on conflict (unit_id) do update set
    name_text = excluded.name_text, called = excluded.called, also_called = excluded.also_called,
    name_words = excluded.name_words, other_words = excluded.other_words, place_words = excluded.place_words,
    state = excluded.state, ownership = excluded.ownership, predominant_degree = excluded.predominant_degree,
    highest_degree = excluded.highest_degree, locale = excluded.locale, operating = excluded.operating,
    region = excluded.region, undergraduates = excluded.undergraduates, admit_rate = excluded.admit_rate,
    completion_rate = excluded.completion_rate, net_price = excluded.net_price,
    median_earnings = excluded.median_earnings, test_policy = excluded.test_policy,
    open_admission = excluded.open_admission, online_only = excluded.online_only,
    designations = excluded.designations, latitude = excluded.latitude, longitude = excluded.longitude,
    zip_area = excluded.zip_area, families = excluded.families, fields = excluded.fields, card = excluded.card
  where stored::text is distinct from excluded::text`;

const STATES = JSON.stringify(US_STATES);
const REFRESH_ALL = refresh('');
const REFRESH = refresh('where c.unit_id = any ($2::integer[])');

/** The statement that writes the search rows of these colleges. Belongs in the transaction that changed them. */
export const searchRefresh = (unitIds: readonly number[]) => ({ text: REFRESH, values: [STATES, unitIds] });

/** The same over the connection of an import. */
export async function refreshCollegeSearch(client: ClientBase, unitIds: readonly number[]): Promise<void> {
  // Named, so that it is planned once: planning it took 0.75 s of an import of every college.
  await client.query({ name: 'refresh-college-search', ...searchRefresh(unitIds) });
}

/** Rewrites every search row when a new version of the product changes cards or nicknames. */
export const collegeSearchProjection: Seed = {
  name: 'college-catalogue.search-projection',
  version: async () =>
    createHash('sha256')
      .update(REFRESH_ALL)
      .update(JSON.stringify([US_STATES, await readNicknames()]))
      .digest('hex'),
  load: async (client) => {
    await client.query('delete from college_catalogue.nicknames');
    await client.query(
      `insert into college_catalogue.nicknames
       select row.* from jsonb_to_recordset($1::jsonb) as row(unit_id int, nickname text)`,
      [JSON.stringify(await readNicknames())],
    );
    await client.query(REFRESH_ALL, [STATES]);
    await client.query('update college_catalogue.catalogue_version set version = version + 1');
  },
};
