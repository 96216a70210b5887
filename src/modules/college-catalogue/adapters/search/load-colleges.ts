import { setImmediate } from 'node:timers/promises';
import { onOwnConnection } from '#shared-kernel/adapters/persistence/own-connection.js';
import { type LoadedColleges } from '../../application/search/current-colleges.js';
import { CollegeSearchIndex } from '../../domain/search/college-search-index.js';
import { type SearchableCollege } from '../../domain/search/searchable-college.js';
import { CardShelf } from './card-shelf.js';

/** Cards are some kilobytes each: so many are under way at once. */
const ROWS_AT_ONCE = 500;

const EDITION = `select coalesce(released_on::text, 'none') || '.' || revision as edition from college_catalogue.edition`;

const COLLEGES = `
  declare colleges no scroll cursor for
  select unit_id as "unitId", name_text as "nameText", called, also_called as "alsoCalled",
         name_words as "nameWords", other_words as "otherWords", place_words as "placeWords",
         state, ownership, predominant_degree as "predominantDegree", highest_degree as "highestDegree",
         locale, region, undergraduates, admit_rate as "admitRate", completion_rate as "completionRate",
         net_price as "netPrice", median_earnings as "medianEarnings", test_policy as "testPolicy",
         open_admission as "openAdmission", online_only as "onlineOnly", designations,
         latitude, longitude, zip_area as "zipArea", families, fields, card::text as card
    from college_catalogue.college_search
   where operating
   order by name_text, unit_id`;

/** Reads every operating college as of one moment, on a connection of its own. */
export function loadColleges(connectionString: string): Promise<LoadedColleges> {
  return onOwnConnection(connectionString, 'flyleaf-search', async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ edition: string }>(EDITION);
    await client.query(COLLEGES);

    const colleges: SearchableCollege[] = [];
    const cards = new CardShelf();
    const shared = new Map<string, string>();
    for (;;) {
      const batch = await client.query<SearchableCollege & { card: string }>(
        `fetch ${ROWS_AT_ONCE} from colleges`,
      );
      for (const { card, ...college } of batch.rows) {
        colleges.push(sharing(college, shared));
        cards.add(card);
      }
      if (batch.rows.length < ROWS_AT_ONCE) break;
    }
    return {
      edition: rows[0]?.edition ?? 'none',
      index: await CollegeSearchIndex.of(colleges, () => setImmediate()),
      cardAt: (row) => cards.at(row),
    };
  });
}

/** The driver makes every text anew, and the same few thousand words stand in all colleges: one of each is kept. */
function sharing(college: SearchableCollege, shared: Map<string, string>): SearchableCollege {
  const one = (text: string): string => {
    const known = shared.get(text);
    if (known === undefined) shared.set(text, text);
    return known ?? text;
  };
  return {
    ...college,
    nameWords: college.nameWords.map(one),
    otherWords: college.otherWords.map(one),
    placeWords: college.placeWords.map(one),
    families: college.families.map(one),
    fields: college.fields.map(one),
  };
}
