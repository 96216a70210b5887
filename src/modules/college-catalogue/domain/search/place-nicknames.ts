/** Each with its state, as in `SearchableCollege.places`. */
const QUEENS = [
  ...[
    'queens ny',
    'astoria ny',
    'bayside ny',
    'far rockaway ny',
    'flushing ny',
    'forest hills ny',
    'jamaica ny',
  ],
  ...['kew gardens ny', 'long island city ny', 'rego park ny', 'richmond hill ny', 'whitestone ny'],
];
const BRONX = ['bronx ny', 'riverdale ny', 'throggs neck ny'];
const MANHATTAN = ['new york ny', 'new york city ny'];
const inCalifornia = (cities: string): string[] => cities.split(', ').map((city) => `${city} ca`);
const inNewYork = (cities: string): string[] => cities.split(', ').map((city) => `${city} ny`);
/** The cities with colleges in the nine counties of the Association of Bay Area Governments. */
const BAY_AREA = inCalifornia(
  'alameda, angwin, atherton, belmont, berkeley, cupertino, fairfield, fremont, hayward, kentfield, livermore, moraga, napa, ' +
    'oakland, palo alto, penngrove, pittsburg, pleasant hill, redwood city, rohnert park, san bruno, san francisco, san jose, ' +
    'san mateo, san rafael, santa clara, santa rosa, saratoga, stanford, vallejo',
);
const SILICON_VALLEY = inCalifornia('cupertino, palo alto, san jose, santa clara, saratoga, stanford');
/** The cities with four-year colleges in the ten southern counties. */
const SOUTHERN_CALIFORNIA = inCalifornia(
  'aliso viejo, anaheim, azusa, burbank, camarillo, carson, claremont, costa mesa, culver city, el cajon, fullerton, irvine, ' +
    'la jolla, la mirada, la verne, laguna beach, loma linda, long beach, los angeles, malibu, northridge, orange, pasadena, ' +
    'pomona, redlands, riverside, san bernardino, san diego, san dimas, san luis obispo, san marcos, santa barbara, ' +
    'santa clarita, thousand oaks, valencia, whittier',
);
/** The cities with colleges in Nassau and Suffolk counties. */
const LONG_ISLAND = inNewYork(
  'amityville, bethpage, brookville, copiague, dix hills, farmingdale, garden city, glen cove, hauppauge, hempstead, hicksville, islandia, lawrence, levittown, long beach, mineola, northport, oakdale, old westbury, riverhead, rockville centre, sayville, selden, stony brook, syosset',
);
/** The cities with four-year colleges north of Westchester County. */
const UPSTATE_NEW_YORK =
  'albany, alfred, annandale on hudson, aurora, binghamton, brockport, buffalo, canton, cazenovia, clinton, cobleskill, corning, cortland, delhi, elmira, ' +
  'fredonia, geneseo, geneva, hamilton, hartwick, houghton, hudson, ithaca, keuka park, lewiston, loudonville, morrisville, new paltz, newburgh, oneonta, ' +
  'oswego, plattsburgh, potsdam, poughkeepsie, rochester, saint bonaventure, saratoga springs, schenectady, syracuse, troy, utica, vestal';
const inFlorida = (cities: string): string[] => cities.split(', ').map((city) => `${city} fl`);
const CENTRAL_FLORIDA = inFlorida(
  'daytona beach, deland, kissimmee, lake wales, lakeland, ocala, orlando, sanford, winter haven, winter park',
);
const SOUTH_FLORIDA = inFlorida(
  'boca raton, coral gables, davie, fort lauderdale, hialeah, lake worth, miami, miami gardens, miami shores, miami springs, north miami, palm beach gardens, west palm beach',
);
const ORLANDO = ['orlando fl', 'winter park fl', 'kissimmee fl'];
const FIVE_BOROUGHS = [...MANHATTAN, 'brooklyn ny', 'staten island ny', ...BRONX, ...QUEENS];

/**
 * What people call a city besides its name, and which cities they mean. "la" is also the code of Louisiana: a text can name
 * several places, and all of them are found.
 */
export const PLACE_NICKNAMES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    nyc: FIVE_BOROUGHS,
    'new york city': FIVE_BOROUGHS,
    'big apple': FIVE_BOROUGHS,
    manhattan: MANHATTAN,
    bronx: BRONX,
    queens: QUEENS,
    'long island': LONG_ISLAND,
    'upstate new york': inNewYork(UPSTATE_NEW_YORK),
    'upstate ny': inNewYork(UPSTATE_NEW_YORK),
    'central florida': CENTRAL_FLORIDA,
    'south florida': SOUTH_FLORIDA,
    la: ['los angeles ca'],
    sf: ['san francisco ca'],
    'san fran': ['san francisco ca'],
    philly: ['philadelphia pa'],
    nola: ['new orleans la'],
    'bay area': BAY_AREA,
    'sf bay area': BAY_AREA,
    'san francisco bay area': BAY_AREA,
    'silicon valley': SILICON_VALLEY,
    socal: SOUTHERN_CALIFORNIA,
    'southern california': SOUTHERN_CALIFORNIA,
    vegas: ['las vegas nv'],
    chitown: ['chicago il'],
    'chi town': ['chicago il'],
    atl: ['atlanta ga'],
    atx: ['austin tx'],
    dfw: ['dallas tx', 'fort worth tx'],
    'ft worth': ['fort worth tx'],
    bmore: ['baltimore md'],
    indy: ['indianapolis in'],
    cincy: ['cincinnati oh'],
    kc: ['kansas city mo', 'kansas city ks'],
    okc: ['oklahoma city ok'],
    slc: ['salt lake city ut'],
    phx: ['phoenix az'],
    pdx: ['portland or'],
    jax: ['jacksonville fl'],
    abq: ['albuquerque nm'],
    stl: ['saint louis mo', 'st louis mo'],
    'st louis': ['saint louis mo', 'st louis mo'],
    'saint louis': ['saint louis mo', 'st louis mo'],
    'st paul': ['saint paul mn', 'st paul mn'],
    'saint paul': ['saint paul mn', 'st paul mn'],
    disney: ORLANDO,
    'disney world': ORLANDO,
    disneyworld: ORLANDO,
    disneyland: inCalifornia('anaheim, fullerton, orange, santa ana'),
    hollywood: ['los angeles ca', 'burbank ca', 'hollywood ca'],
    'twin cities': ['minneapolis mn', 'saint paul mn', 'st paul mn'],
  }),
);

/** What both a city and a state are called. */
export const TWO_PLACES: ReadonlyMap<string, string> = new Map([['la', 'Los Angeles and Louisiana']]);

const OF_PLACE = new Map<string, string[]>();
for (const [nickname, places] of PLACE_NICKNAMES)
  for (const place of places) OF_PLACE.set(place, [...(OF_PLACE.get(place) ?? []), nickname]);

/** The nicknames of a place with these names. */
export const nicknamesOf = (places: readonly string[]): string[] =>
  places.flatMap((place) => OF_PLACE.get(place) ?? []);
