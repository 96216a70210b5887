import { type ClientBase } from 'pg';
import { US_STATES } from '#shared-kernel/domain/us-states.js';
import { CATEGORIES, type SearchSort } from '../domain/search/choices.js';
import { asksForArtSchools, COMMON_NAME_WORDS } from '../domain/search/relevance.js';
import { ART_SCHOOL, COLLEGE_GROUPS, JEWISH_COLLEGES } from '../domain/search/college-groups.js';
import { DENOMINATIONS } from '../domain/search/denominations.js';
import { DESIGNATION_NAMES } from '../domain/search/designation-names.js';
import { PLACE_NICKNAMES } from '../domain/search/place-nicknames.js';
import { type StudentView } from '../contracts/index.js';
import { type SearchCriteria } from '../domain/search/search-criteria.js';
import { allowedEdits } from '../domain/search/typed-text.js';

/** The optimal string alignment distance, written down as it is defined. */
const EDITS = `
  create function pg_temp.edits(typed text, word text, as_beginning boolean) returns int language plpgsql immutable as $$
  declare
    m int := length(typed); n int := length(word); width int := length(typed) + 1;
    d int[]; best int; cost int; i int; j int;
  begin
    for j in 0..n loop
      for i in 0..m loop
        if j = 0 then d[i] := i;
        elsif i = 0 then d[j * width] := j;
        else
          cost := case when substr(typed, i, 1) = substr(word, j, 1) then 0 else 1 end;
          d[j * width + i] := least(d[(j - 1) * width + i] + 1, d[j * width + i - 1] + 1, d[(j - 1) * width + i - 1] + cost);
          if i > 1 and j > 1 and substr(typed, i, 1) = substr(word, j - 1, 1) and substr(typed, i - 1, 1) = substr(word, j, 1) then
            d[j * width + i] := least(d[j * width + i], d[(j - 2) * width + i - 2] + 1);
          end if;
        end if;
      end loop;
      best := least(best, d[j * width + m]);
    end loop;
    return case when as_beginning then best else d[n * width + m] end;
  end $$`;

/** Which words a college has by its designations and its groups, and which texts name them whole. */
const DESIGNATED = `
  create temporary table designated as
  select unit_id, names -> 'words' as words, names -> 'whole' as whole
    from college_catalogue.college_search
    join jsonb_array_elements($1::jsonb) with ordinality named(names, place) on designations & (1 << (place - 1)::int) <> 0
   where operating
  union all
  select unit_id, names -> 'words', names -> 'whole'
    from college_catalogue.college_search
    join jsonb_array_elements($2::jsonb) names on names -> 'members' @> to_jsonb(unit_id)
   where operating`;

const WORDS = `
  create temporary table said as
  select unit_id, word, min(level) as level
    from college_catalogue.college_search
   cross join lateral (
     select unnest(name_words) as word, 1 as level
     union all select unnest(other_words), 2 union all select unnest(place_words), 3
     union all select place, 3 from place_names where place_names.unit_id = college_search.unit_id and is_nickname and place not like '% %'
     union all select jsonb_array_elements_text(words), 3 from designated where designated.unit_id = college_search.unit_id
   ) words
   where operating
   group by unit_id, word`;

const LIES = `
  create temporary table place_names as
  with lying as (
    select unit_id, place
      from college_catalogue.college_search
     cross join lateral (
       select college_catalogue.folded(card ->> 'city') as town, lower(state) as code,
              college_catalogue.folded($1::jsonb ->> state) as name) said
     cross join lateral unnest(array[town, code, name, town || ' ' || code, town || ' ' || name]) place
     where operating)
  select unit_id, place, false as is_nickname from lying
  union
  select unit_id, nickname, true
    from jsonb_each($2::jsonb) as nicknames(nickname, places) join lying on places ? place`;

/** A word within this many edits shares most letters with the typed one. Others are left out before distances are computed. */
const NEAR = `
  select t.place, w.word as said_word,
         case when starts_with(w.word, t.word) then 0 else pg_temp.edits(t.word, w.word, t.place = t.count) end as distance
    from typed t
   cross join (select distinct word from said) w
   where starts_with(w.word, t.word)
      or (t.edits > 0 and t.place < t.count and abs(length(w.word) - length(t.word)) <= t.edits
          and public.levenshtein_less_equal(t.word, w.word, 2 * t.edits) <= 2 * t.edits)
      or (t.edits > 0 and t.place = t.count
          and public.levenshtein_less_equal(t.word, left(w.word, length(t.word)), 3 * t.edits) <= 3 * t.edits)`;

/** How much a college is looked for: its kind, its applicants. */
const SOUGHT = `
  create temporary table sought as
  select s.unit_id, case when kind < 2 then a.applicants end as applicants, c.religious_affiliation as religion, kind
    from college_catalogue.college_search s
   cross join lateral (
     select case when s.predominant_degree = 3 then case when s.online_only then 1 else 0 end
                 when s.highest_degree >= 2 and s.predominant_degree in (1, 2) then 2 else 3 end as kind) kinds
    join college_catalogue.colleges c using (unit_id)
    left join college_catalogue.college_admissions a using (unit_id, data_year)`;

const SHORT_NAMES = `
  create temporary table short_names as
  select unit_id,
         case when short like 'university of %' then substr(short, 15)
              when short like '% university' then left(short, -11)
              when short like '% college' and left(short, -8) <> all ($1::text[]) then left(short, -8) end as short_name
    from (select unit_id, regexp_replace(regexp_replace(name_text, '^the ', ''), ' main campus$', '') as short
            from college_catalogue.college_search) named`;

const SEARCH = `
  with typed as (
    select * from unnest($1::text[], $2::int[]) with ordinality t(word, edits, place)
     cross join (select cardinality($1::text[]) as count) counted),
  complete as (
    select unit_id, max(level) as worst
      from (select s.unit_id, t.place, min(s.level) as level
              from typed t join said s on starts_with(s.word, t.word) group by 1, 2) found
     group by unit_id having count(*) = cardinality($1::text[])),
  as_typed as (
    select unit_id, least(
             case when called && $3::text[] then 0 end,
             case when exists (select from groups where groups.unit_id = college_search.unit_id and whole && $3) then 0 end,
             case when short_name = any ($3) then 1 end,
             case when exists (select from unnest(also_called) other
                                where other = any ($3) and (other <> all (states.codes) or other = any (other_words)))
                  then 2 end,
             case when exists (select from unnest($3) text
                                where starts_with(name_text, text)
                                  and 1 < (select count(*) from college_catalogue.college_search shared
                                            where shared.operating and starts_with(shared.name_text, text)
                                              and text = any (shared.also_called)
                                              and (text <> all (states.codes) or text = any (shared.other_words))))
                  then 2 end,
             case when also_called && $3 then 3 end,
             case when exists (select from place_names where place = any ($33))
                   and (name_words @> $1 and not $33 && states.codes
                        or exists (select from place_names l where l.place = any ($33) and l.unit_id = college_search.unit_id))
                  then 2 end,
             case when $33[1] = $1[1]
                   and exists (select from unnest(name_words) word where starts_with(word, $1[1]) and word <> all ($35::text[]))
                  then 3 end,
             case when exists (select from unnest($3) text where starts_with(name_text, text)) then 3 end, worst + 3) as tier
      from college_catalogue.college_search left join complete using (unit_id) left join short_names using (unit_id)
     cross join (select array_agg(distinct lower(state)) as codes
                   from college_catalogue.college_search where operating) states
     where operating and cardinality($1) > 0),
  near as materialized (
    select * from (${NEAR}) measured join typed using (place)
     where distance <= edits and not exists (select from as_typed where tier is not null)),
  corrected as (
    select found.unit_id, 7 + sum(score) + case when split_part(regexp_replace(c.name_text, '^the ', ''), ' ', 1)
             in (select said_word from near where place = 1) then 0 else 1 end as tier
      from (select s.unit_id, n.place, min(n.distance * 3 + s.level - 1) as score
              from near n join said s on s.word = n.said_word group by 1, 2) found
      join college_catalogue.college_search c using (unit_id)
     group by found.unit_id, c.name_text having count(*) = cardinality($1)),
  hits as (
    select unit_id, tier from as_typed where tier is not null
    union all select unit_id, tier from corrected
    union all select unit_id, 0 from college_catalogue.college_search where $1 is null),
  own as (
    select * from unnest($4::int[], $5::real[], $6::real[], $7::real[], $31::int[]) own(unit_id, match, chance, price, category)),
  found as (
    select c.unit_id, c.name_text, tier, match, chance, undergraduates, highest_degree, completion_rate, median_earnings,
           admit_rate, applicants, state, c.region, kind,
           case when kind = 0 and (cardinality(families) < 5 or coalesce(undergraduates, 0) < 500 or c.region = 9) then 1 else kind end
             as figure_group,
           case when $7::real[] is null then net_price else price end as price
      from hits join college_catalogue.college_search c using (unit_id) join sought using (unit_id) left join own using (unit_id)
     where operating
       and ($8::text[] is null or state = any ($8))
       and ($9::text[] is null or ('1' = any ($9) and ownership = 1) or ('2' = any ($9) and ownership in (2, 3)))
       and ($10::text[] is null or predominant_degree::text = any (array_remove(array_remove($10, '5'), '6'))
            or ('5' = any ($10) and highest_degree in (3, 4)) or ('6' = any ($10) and highest_degree = 4))
       and ($11::text[] is null or ('urban' = any ($11) and locale between 11 and 13)
            or ('suburban' = any ($11) and locale between 21 and 23) or ('rural' = any ($11) and locale between 31 and 43))
       and ($12::text[] is null or card ->> 'region' = any ($12))
       and ($13::text[] is null or lower(card ->> 'sizeCategory') = any ($13))
       and ($14::float8 is null or undergraduates >= $14) and ($15::float8 is null or undergraduates <= $15)
       and ($16::float8 is null or admit_rate >= $16) and ($17::float8 is null or admit_rate <= $17)
       and ($18::float8 is null or completion_rate >= $18)
       and ($19::float8 is null or case when $7::real[] is null then net_price else price end <= $19)
       and ($20::text[] is null or families && $20 or fields && $20)
       and ($21::text[] is null or card ->> 'testPolicy' = any ($21))
       and ($22::int is null or designations & $22 <> 0)
       and ($37::text[] is null or case when unit_id = any (array[${JEWISH_COLLEGES.join()}]) then 'jewish' when coalesce(religion, 0) <= 0 then 'none' when religion = 30 then 'catholic'
                    when religion = 80 then 'jewish' when religion = 94 then 'latter-day-saints'
                    when religion not in (93, 99, 106) then 'christian' end = any ($37))
       and ($23::boolean is null or open_admission = $23)
       and ($24::boolean is null or online_only = $24)
       and ($36::boolean is null or highest_degree > 1)
       and ($25::float8 is null or 2 * 3958.7613 * asin(least(1, sqrt(
             sin(radians(latitude - $26::float8) / 2) ^ 2
             + cos(radians($26)) * cos(radians(latitude)) * sin(radians(longitude - $27::float8) / 2) ^ 2))) <= $25)
       and ($31::int[] is null or $32::text[] is null or (array['reach', 'target', 'safety'])[category + 1] = any ($32)))
  select (select count(*)::int from found) as total,
         array(select unit_id from found
                order by case when $28 = 'relevance' and $38::int[] is not null then unit_id = any ($38) end desc,
                         case $28 when 'relevance' then tier end,
                         case $28 when 'relevance' then kind when 'suggested' then least(kind, 2) end,
                         case when $28 = 'suggested'
                              then case when state = $34 then 0
                                        when region in (select region from college_catalogue.college_search
                                                         where operating and state = $34 and region > 0) then 1 else 2 end end,
                         case when $28 = 'suggested' then kind end,
                         case when $28 in ('relevance', 'suggested') then applicants is null end,
                         case when $28 in ('relevance', 'suggested')
                              then coalesce(applicants, undergraduates, -1)
                                   * case when $28 = 'relevance' and state = $34
                                               and (applicants is not null or undergraduates is not null) then 2 else 1 end end desc,
                         case when case $28 when 'netPrice' then price when 'completion' then completion_rate
                                            when 'earnings' then median_earnings
                                            when 'admitRate' then admit_rate when 'selectivity' then admit_rate end is not null
                              then figure_group end,
                         case $28 when 'match' then match when 'chance' then chance when 'completion' then completion_rate
                                  when 'earnings' then median_earnings when 'admitRate' then admit_rate end desc nulls last,
                         case $28 when 'netPrice' then price when 'selectivity' then admit_rate end nulls last,
                         case $28 when 'size' then highest_degree >= 3 end desc,
                         case $28 when 'size' then undergraduates end desc nulls last,
                         name_text, unit_id
                limit $29 offset ($30 - 1) * $29) as ids`;

const REGION_NAMES: Readonly<Record<string, string>> = {
  'service-schools': 'US service schools',
  'new-england': 'New England',
  'mid-east': 'Mid East',
  'great-lakes': 'Great Lakes',
  plains: 'Plains',
  southeast: 'Southeast',
  southwest: 'Southwest',
  'rocky-mountains': 'Rocky Mountains',
  'far-west': 'Far West',
  'outlying-areas': 'Outlying areas',
};
const DESIGNATION_BITS: Readonly<Record<string, number>> = {
  hbcu: 1,
  'predominantly-black': 2,
  'hispanic-serving': 4,
  tribal: 8,
  aanapisi: 16,
  'alaska-native-hawaiian': 32,
  'native-american': 64,
  women: 128,
  men: 256,
};

/** The search in plain SQL: slow, and what the fast one is checked against. */
export interface SearchOracle {
  find(
    criteria: SearchCriteria,
    sort: SearchSort,
    student: StudentView | null,
  ): Promise<{ total: number; ids: number[] }>;
}

/** Needs its own connection, because it puts the words of the colleges into temporary tables. */
export async function searchOracle(client: ClientBase): Promise<SearchOracle> {
  await client.query('create extension if not exists fuzzystrmatch schema public');
  await client.query(EDITS);
  await client.query(LIES, [JSON.stringify(US_STATES), JSON.stringify(Object.fromEntries(PLACE_NICKNAMES))]);
  await client.query('create index on place_names (unit_id)');
  const groups = [...COLLEGE_GROUPS, { ...ART_SCHOOL, members: await artSchools(client) }];
  await client.query(DESIGNATED, [
    JSON.stringify(DESIGNATION_NAMES),
    JSON.stringify([...groups, ...(await churches(client))]),
  ]);
  await client.query('create temporary table groups (unit_id int, whole text[])');
  for (const { members, whole } of groups)
    await client.query('insert into groups select unnest($1::int[]), $2::text[]', [members, whole]);
  await client.query(SOUGHT);
  await client.query(SHORT_NAMES, [Object.values(US_STATES).map((name) => name.toLowerCase())]);
  await client.query(WORDS);
  await client.query('analyze said');
  // From here on a designation is looked up as a place is; the whole name of a group calls its members.
  await client.query(
    `insert into place_names select unit_id, jsonb_array_elements_text(whole), false from designated
      where not exists (select from groups where groups.unit_id = designated.unit_id and designated.whole @> to_jsonb(groups.whole))`,
  );
  await client.query('create index on place_names (place, unit_id)');
  return { find: (criteria, sort, student) => find(client, criteria, sort, student) };
}

/** As groups with their members. */
async function churches(client: ClientBase) {
  const { rows } = await client.query<{ id: number; faith: number }>(
    'select unit_id as id, religious_affiliation as faith from college_catalogue.colleges where religious_affiliation > 0',
  );
  return DENOMINATIONS.map(({ affiliations, ...names }) => ({
    ...names,
    members: rows.filter(({ faith }) => affiliations.includes(faith)).map(({ id }) => id),
  }));
}

async function artSchools(client: ClientBase, only = { bachelors: false }): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select unit_id as id from college_catalogue.college_search
      where card -> 'programStrengths' ->> 0 = 'Visual and Performing Arts'
        and (not $1 or highest_degree >= 3)`,
    [only.bachelors],
  );
  return rows.map(({ id }) => id);
}

async function find(
  client: ClientBase,
  { text, filters: f, page, pageSize }: SearchCriteria,
  sort: SearchSort,
  student: StudentView | null,
): Promise<{ total: number; ids: number[] }> {
  const ids = student && (await unitIdsOn(client));
  const estimates = student && ids?.map((unitId) => student.estimateOf(unitId));
  const { rows } = await client.query<{ total: number; ids: number[] }>(SEARCH, [
    text && text.words,
    text && text.words.map(allowedEdits),
    text && [text.phrase, text.phrase.replace(/^the /, '')],
    ids,
    estimates?.map((one) => one?.match ?? null) ?? null,
    estimates?.map((one) => one?.chance ?? null) ?? null,
    ids?.map((unitId) => student?.netPriceOf(unitId) ?? null) ?? null,
    f.state,
    f.ownership,
    f.degreesAwarded,
    f.locale,
    f.region?.map((region) => REGION_NAMES[region]) ?? null,
    f.size,
    f.sizeMin,
    f.sizeMax,
    f.admitRateMin,
    f.admitRateMax,
    f.completionMin,
    f.netPriceMax,
    f.major,
    f.testPolicy,
    f.designation?.reduce((bits, choice) => bits | (DESIGNATION_BITS[choice] ?? 0), 0) ?? null,
    f.openAdmission,
    f.onlineOnly,
    f.within?.miles ?? null,
    f.within?.of.latitude ?? null,
    f.within?.of.longitude ?? null,
    sort,
    pageSize,
    page,
    estimates?.map((one) => (one?.category ? CATEGORIES.indexOf(one.category) : null)) ?? null,
    f.category,
    text && [text.phrase, text.words.join(' ')],
    student?.homeState ?? null,
    COMMON_NAME_WORDS,
    f.certificates,
    f.faith,
    asksForArtSchools(f.major) ? await artSchools(client, { bachelors: true }) : null,
  ]);
  return rows[0] ?? { total: 0, ids: [] };
}

async function unitIdsOn(client: ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    'select unit_id as id from college_catalogue.college_search',
  );
  return rows.map(({ id }) => id);
}
