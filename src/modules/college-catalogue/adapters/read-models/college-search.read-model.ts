import { Injectable } from '@nestjs/common';
import { SqlReader } from '#shared-kernel/adapters/persistence/sql-reader.js';
import { type CollegeCard } from '../../contracts/index.js';

export interface CollegeSearch {
  readonly search: string | null;
  readonly state: string | null;
  /** 1 public, 2 private, for-profit included. */
  readonly ownership: 1 | 2 | null;
  /** 1-4 by the degree mostly awarded; 5 any bachelor's, 6 any graduate degree. */
  readonly degreesAwarded: 1 | 2 | 3 | 4 | 5 | 6 | null;
  readonly locale: 'urban' | 'suburban' | 'rural' | null;
  readonly page: number;
  readonly pageSize: number;
}

export interface CollegeSearchPage {
  total: number;
  /** How many of all that were found are among the marked ones. */
  markedCount: number;
  colleges: CollegeCard[];
}

/**
 * Each word must begin a word of the name, another name, the city or the state; "A & M" is one word. Little words count
 * only when nothing else was typed, and a search without a single letter or figure finds nothing. Hits in the name come
 * first, then those that need another name, then those that need the place.
 */
const SEARCH = `
  with typed as (
    select '% ' || word || '%' as pattern, word in ('and', 'at', 'of', 'the') as little
      from regexp_split_to_table(
             nullif(college_catalogue.folded(regexp_replace($1, '\\m(\\w) ?& ?(\\w)\\M', '\\1\\2', 'g')), ''), ' ') word),
  wanted as (
    select coalesce(array_agg(pattern) filter (where not little), array_agg(pattern)) as patterns from typed),
  found as materialized (
    select unit_id, name_text,
           case when $1::text is null or name_text like all (patterns) then 0
                when names_text like all (patterns) then 1 else 2 end as hit
      from college_catalogue.college_search cross join wanted
     where operating
       and ($1::text is null or search_text like all (patterns))
       and ($2::text is null or state = $2)
       and case $3::int when 1 then ownership = 1 when 2 then ownership in (2, 3) else true end
       and case when $4::int is null then true when $4 = 5 then highest_degree in (3, 4)
                when $4 = 6 then highest_degree = 4 else predominant_degree = $4 end
       and case $5::text when 'urban' then locale between 11 and 13 when 'suburban' then locale between 21 and 23
                         when 'rural' then locale between 31 and 43 else true end),
  page as (
    select * from found order by hit, name_text, unit_id limit $6 offset ($7::bigint - 1) * $6)
  select (select count(*)::int from found) as total,
         (select count(*)::int from found where unit_id = any ($8::int[])) as "markedCount",
         (select coalesce(json_agg(s.card order by page.hit, page.name_text, unit_id), '[]')
            from page join college_catalogue.college_search s using (unit_id)) as colleges`;

/** The colleges that operate, filtered and ordered, one page at a time. */
@Injectable()
export class CollegeSearchReadModel {
  constructor(private readonly sql: SqlReader) {}

  async find(
    { search, state, ownership, degreesAwarded, locale, page, pageSize }: CollegeSearch,
    marked: readonly number[],
  ): Promise<CollegeSearchPage> {
    const found = await this.sql.row<CollegeSearchPage>(SEARCH, [
      search,
      state,
      ownership,
      degreesAwarded,
      locale,
      pageSize,
      page,
      marked,
    ]);
    return found ?? { total: 0, markedCount: 0, colleges: [] };
  }
}
