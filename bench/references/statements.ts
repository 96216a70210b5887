/** The statements of the references: what a careful engineer would write for the same requests. */
interface Statement {
  name: string;
  sql: string;
}

const PAGE_SIZE = 50;

const page = (found: string, order: string, offset = '0') => `
  with found as materialized (${found}),
  page as (select * from found order by ${order} limit ${PAGE_SIZE} offset ${offset})
  select (select count(*)::int from found) as total,
         (select coalesce(json_agg(c.card order by ${order.replaceAll(/\b(rank|name_text|unit_id)\b/g, 'page.$1')}), '[]')
            from page join bench_reference.colleges c using (unit_id)) as colleges`;

const FILTERS = {
  state: 'state = $2',
  ownership: "case $2 when '1' then ownership = 1 else ownership in (2, 3) end",
  degrees_awarded: 'predominant_degree = $2::int',
  locale:
    "locale / 10 = any (case $2 when 'urban' then array[1] when 'suburban' then array[2] else array[3, 4] end)",
};
export type Filter = keyof typeof FILTERS;

/** $1 word patterns, $2 the filter's value. Colleges with every word in their name come first. */
export const searchWith = (filter: Filter): Statement => ({
  name: `search-${filter}`,
  sql: page(
    `select unit_id, name_text, not name_text like all ($1::text[]) as rank
       from bench_reference.colleges where search_text like all ($1::text[]) and ${FILTERS[filter]}`,
    'rank, name_text, unit_id',
  ),
});

/** $1 the typed text. The most similar names come first. */
export const SIMILAR: Statement = {
  name: 'similar',
  sql: page(
    `select unit_id, name_text, 1 - similarity(name_text, $1) as rank
       from bench_reference.colleges where name_text % $1`,
    'rank, name_text, unit_id',
  ),
};

/** $1 the offset of the page. */
export const BROWSE: Statement = {
  name: 'browse',
  sql: `
  with page as (
    select name_text, unit_id, card from bench_reference.colleges order by name_text, unit_id limit ${PAGE_SIZE} offset $1)
  select (select count(*)::int from bench_reference.colleges) as total,
         (select coalesce(json_agg(card order by name_text, unit_id), '[]') from page) as colleges`,
};

/** $1 the student. */
export const SAVED_LIST: Statement = {
  name: 'saved-list',
  sql: `
  select s.id, s.college_id as "collegeId", c.card as college, s.category, s.category_is_yours as "categoryIsYours",
         s.notes, s.is_hidden as "isHidden", s.saved_at as "savedAt"
    from matching.saved_colleges s join bench_reference.colleges c on c.unit_id = s.college_id
   where s.student_id = $1
   order by s.saved_at desc, s.id desc`,
};

/** $1 the new id, $2 the student, $3 the college. */
export const SAVE: Statement = {
  name: 'save',
  sql: `
  with saved as (
    insert into matching.saved_colleges (id, student_id, college_id, saved_at) values ($1, $2, $3, now())
        on conflict (student_id, college_id) do update set student_id = excluded.student_id
    returning *)
  select s.id, s.college_id as "collegeId", c.card as college, s.category, s.category_is_yours as "categoryIsYours",
         s.notes, s.is_hidden as "isHidden", s.saved_at as "savedAt"
    from saved s join bench_reference.colleges c on c.unit_id = s.college_id`,
};

/** LIKE patterns that match each word from its beginning. */
export const patternsOf = (text: string): string[] => text.split(' ').map((word) => `% ${word}%`);
