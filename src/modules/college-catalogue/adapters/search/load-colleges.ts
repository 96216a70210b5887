import { type Sql } from '#shared-kernel/platform/persistence/sql.js';
import { CollegeCard } from '../../contracts/index.js';
import { CollegeSearchIndex } from './index/college-search-index.js';
import { type SearchableCollege } from './index/searchable-college.js';
import { readTyped } from '../../domain/search/typed-text.js';
import { EventLoopYielder } from '#shared-kernel/platform/event-loop-yielder.js';
import { US_STATES } from '#shared-kernel/domain/us-states.js';

/** Cards are a few kilobytes each: this many take a millisecond or two of the event loop. */
const COLLEGES_AT_ONCE = 25;

const VERSION = `select coalesce(released_on::text, 'none') || '.' || version as version from college_catalogue.catalogue_version`;

/** As the card calls the family of the arts. */
const ARTS = 'Visual and Performing Arts';

/** Folded texts have no line ends, and one long text is read much faster than an array. */
const lines = (column: string) => `array_to_string(${column}, e'\\n')`;

const UNIT_IDS =
  'select unit_id as "unitId" from college_catalogue.college_search where operating order by name_text, unit_id';

const COLLEGES = `
  select unit_id as "unitId", name_text as "nameText",
         ${lines('called')} as called, ${lines('also_called')} as "alsoCalled",
         ${lines('name_words')} as "nameWords", ${lines('other_words')} as "otherWords",
         ${lines('place_words')} as "placeWords",
         state, ownership, predominant_degree as "predominantDegree", highest_degree as "highestDegree",
         locale, region, undergraduates, admit_rate as "admitRate", completion_rate as "completionRate",
         net_price as "netPrice", median_earnings as "medianEarnings", test_policy as "testPolicy",
         open_admission as "openAdmission", online_only as "onlineOnly", designations,
         latitude, longitude, zip_area as "zipArea", ${lines('families')} as families, ${lines('fields')} as fields,
         city, applicants, religious_affiliation as "religiousAffiliation", card
    from college_catalogue.college_search
    join (select unit_id, city, data_year, nullif(greatest(religious_affiliation, 0), 0) as religious_affiliation
            from college_catalogue.colleges) places using (unit_id)
    left join (select unit_id, data_year, applicants from college_catalogue.college_admissions) counted using (unit_id, data_year)
   where operating and unit_id = any ($1::int[])
   order by name_text, unit_id`;

type Lists = 'called' | 'alsoCalled' | 'nameWords' | 'otherWords' | 'placeWords' | 'families' | 'fields';

type ReadCollege = Omit<SearchableCollege, 'places' | 'isArtSchool' | Lists> &
  Readonly<Record<Lists | 'city', string>> & { readonly card: CollegeCard };

/** The operating colleges of one catalogue version. */
export interface LoadedColleges {
  readonly catalogueVersion: string;
  readonly index: CollegeSearchIndex;
  /** By unit id. */
  readonly cards: ReadonlyMap<number, CollegeCard>;
}

/** Reads every operating college. A college that changes during the read is read again with the next catalogue version. */
export async function loadColleges(sql: Pick<Sql, 'rows'>): Promise<LoadedColleges> {
  const [current] = await sql.rows<{ version: string }>(VERSION);
  const unitIds = (await sql.rows<{ unitId: number }>(UNIT_IDS)).map(({ unitId }) => unitId);

  const yielder = new EventLoopYielder();
  const colleges: SearchableCollege[] = [];
  const cards = new Map<number, CollegeCard>();
  const texts = new Shared();
  const places = new Map<string, readonly string[]>();
  const missing = new Map<string, CollegeCard['missing']>();
  for (let from = 0; from < unitIds.length; from += COLLEGES_AT_ONCE) {
    const next = await sql.rows<ReadCollege>(COLLEGES, [unitIds.slice(from, from + COLLEGES_AT_ONCE)]);
    for (const read of next) {
      const place = `${read.city}, ${read.state}`;
      const known = places.get(place) ?? placesOf(read.city, read.state);
      places.set(place, known);
      colleges.push(searchable(read, known, texts));
      cards.set(read.unitId, withShared(missing, texts, read.card));
    }
    await yielder.yieldIfDue();
  }
  return {
    catalogueVersion: current?.version ?? 'none',
    index: await CollegeSearchIndex.of(colleges, () => yielder.yieldIfDue()),
    cards,
  };
}

/**
 * What many cards say is one object in memory: every set of missing figures, as the database's driver made it, and every text of few
 * kinds. Pages are written faster from it.
 */
function withShared(
  sets: Map<string, CollegeCard['missing']>,
  texts: Shared,
  read: CollegeCard,
): CollegeCard {
  const card = CollegeCard.parse(read);
  const key = JSON.stringify(card.missing);
  const missing = sets.get(key) ?? read.missing;
  sets.set(key, missing);
  return {
    ...card,
    shortName: card.shortName === card.name ? card.name : card.shortName,
    city: texts.of(card.city),
    state: texts.of(card.state),
    location: texts.of(card.location),
    region: texts.of(card.region),
    setting: texts.of(card.setting),
    ownership: texts.of(card.ownership),
    level: texts.of(card.level),
    predominantDegree: texts.of(card.predominantDegree),
    sizeCategory: texts.of(card.sizeCategory),
    designations: card.designations.map((designation) => texts.of(designation)),
    admissionTerm: texts.of(card.admissionTerm),
    testPolicy: texts.of(card.testPolicy),
    programStrengths: card.programStrengths.map((field) => texts.of(field)),
    missing,
    dataYear: texts.of(card.dataYear),
    dataRelease: texts.of(card.dataRelease),
  };
}

/** Equal texts as one string object. */
class Shared {
  private readonly known = new Map<string, string>();

  of<Text extends string | null>(text: Text): Text;
  of(text: string | null): string | null {
    if (text === null) return null;
    const known = this.known.get(text);
    if (known === undefined) this.known.set(text, text);
    return known ?? text;
  }
}

const STATE_NAMES: Readonly<Record<string, string>> = US_STATES;

/** The names of a city and a state, folded like a typed text. */
function placesOf(city: string, state: string): string[] {
  const code = state.toLowerCase();
  const name = readTyped(STATE_NAMES[state] ?? state).phrase;
  const town = readTyped(city).phrase;
  return [...new Set([code, name, town, `${town} ${code}`, `${town} ${name}`])];
}

/** Colleges share a few thousand words: each is one string object in memory. */
function searchable(read: ReadCollege, places: readonly string[], texts: Shared): SearchableCollege {
  const list = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'));
  const words = (text: string): readonly string[] => list(text).map((word) => texts.of(word));
  return {
    unitId: read.unitId,
    nameText: read.nameText,
    called: list(read.called),
    alsoCalled: list(read.alsoCalled),
    nameWords: words(read.nameWords),
    otherWords: words(read.otherWords),
    placeWords: words(read.placeWords),
    places,
    state: read.state,
    ownership: read.ownership,
    predominantDegree: read.predominantDegree,
    highestDegree: read.highestDegree,
    locale: read.locale,
    region: read.region,
    undergraduates: read.undergraduates,
    applicants: read.applicants,
    admitRate: read.admitRate,
    completionRate: read.completionRate,
    netPrice: read.netPrice,
    medianEarnings: read.medianEarnings,
    testPolicy: read.testPolicy,
    openAdmission: read.openAdmission,
    onlineOnly: read.onlineOnly,
    religiousAffiliation: read.religiousAffiliation,
    designations: read.designations,
    latitude: read.latitude,
    longitude: read.longitude,
    zipArea: read.zipArea,
    isArtSchool: read.card.programStrengths[0] === ARTS,
    families: words(read.families),
    fields: words(read.fields),
  };
}
