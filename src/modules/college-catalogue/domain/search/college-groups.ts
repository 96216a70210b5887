import { type CollegeNames, named } from './designation-names.js';

interface CollegeGroup extends CollegeNames {
  /** Unit ids. */
  readonly members: readonly number[];
}

/** What a college is called that awards more degrees in the arts than in any other field. */
export const ART_SCHOOL: CollegeNames = {
  whole: ['art', 'arts', 'fine arts', 'art and design', 'visual arts', 'performing arts', 'design'].flatMap(
    (art) =>
      ['school', 'schools', 'college', 'colleges', 'institute', 'institutes'].map((kind) => `${art} ${kind}`),
  ),
  words: [
    'art',
    'arts',
    'fine',
    'visual',
    'performing',
    'design',
    'school',
    'college',
    'institute',
    'institutes',
  ],
};

/**
 * Founded by Jewish communities, and more than a seminary: Yeshiva, Touro, Brandeis (nonsectarian), the Jewish Theological Seminary
 * with its undergraduates, Gratz. The federal file counts forty rabbinical schools, and neither Yeshiva nor Brandeis.
 */
export const JEWISH_COLLEGES: readonly number[] = [197708, 196592, 165015, 192040, 212771];

/** Groups that students search for and no federal figure names: only those whose members are beyond dispute. */
export const COLLEGE_GROUPS: readonly CollegeGroup[] = [
  {
    // The Ivy Group Agreement of 1954; ivyleague.com: Brown, Columbia, Cornell, Dartmouth, Harvard, Penn, Princeton, Yale.
    ...named(['ivy league', 'ivy leagues', 'ivy', 'ivies', 'ivys'], ['ivy', 'ivies', 'league']),
    members: [217156, 190150, 190415, 182670, 166027, 215062, 186131, 130794],
  },
  {
    // The Seven College Conference of 1926, without Radcliffe, which has been part of Harvard since 1999: Barnard, Bryn Mawr,
    // Mount Holyoke, Smith, Vassar, Wellesley.
    ...named(['seven sisters', 'seven sister', '7 sisters'], ['seven', 'sisters']),
    members: [189097, 211273, 166939, 167835, 197133, 168218],
  },
  {
    // The five undergraduate colleges of claremont.edu: Pomona, Scripps, Claremont McKenna, Harvey Mudd, Pitzer.
    ...named(['claremont colleges', 'claremont consortium', '5cs', '5c', 'five cs'], ['consortium', '5cs']),
    members: [121345, 123165, 112260, 115409, 121257],
  },
  {
    // By law, 10 U.S.C. chapters 753, 853 and 953, 14 U.S.C. chapter 19, 46 U.S.C. chapter 513: West Point, Annapolis, the Air
    // Force, the Coast Guard and the Merchant Marine Academy.
    ...named(
      ['service academy', 'service academies', 'military academies', 'federal service academies'],
      ['service', 'academies'],
    ),
    members: [197036, 164155, 128328, 130624, 197027],
  },
  {
    // universityofcalifornia.edu: the nine campuses with undergraduates.
    ...named(['uc', 'ucs', 'uc system', 'university of california'], ['uc', 'ucs']),
    members: [110635, 110644, 110653, 110662, 445188, 110671, 110680, 110705, 110714],
  },
  {
    // calstate.edu: the 22 universities of fall 2025, by their main campuses.
    ...named(['csu', 'csus', 'csu system', 'cal state', 'cal states', 'california state'], ['csu', 'csus']),
    members: [
      ...[110486, 110495, 110510, 110529, 110538, 110547, 110556, 110565, 110574, 110583, 110592, 110608],
      ...[110617, 115755, 366711, 409698, 441937, 110422, 122409, 122597, 122755, 123572],
    ],
  },
  {
    // suny.edu: the university centers, university colleges and technology colleges that mostly award bachelor's degrees.
    ...named(['suny', 'sunys', 'suny system', 'state university of new york'], ['suny', 'sunys']),
    members: [
      ...[196060, 196079, 196088, 196097, 196103, 196112, 196121, 196130, 196149, 196158, 196167, 196176],
      ...[196185, 196194, 196200, 196219, 196237, 196246, 196264, 196291, 196015, 196024, 196033, 196042],
    ],
  },
  {
    // cuny.edu: the senior colleges with undergraduates: Baruch, Brooklyn, City, Hunter, Lehman, Queens, York, City Tech, Staten
    // Island, John Jay, Medgar Evers.
    ...named(['cuny', 'cunys', 'cuny system', 'city university of new york'], ['cuny', 'cunys']),
    members: [...[190512, 190549, 190567, 190594, 190637, 190664, 190691, 190655, 190558, 190600, 190646]],
  },
  {
    // bigten.org: the eighteen members since August 2024.
    ...named(['big ten', 'big 10', 'big tens', 'b1g'], ['b1g']),
    members: [
      ...[145637, 151351, 153658, 163286, 170976, 171100, 174066, 181464, 147767],
      ...[204796, 209551, 214777, 243780, 186380, 110662, 123961, 236948, 240444],
    ],
  },
  {
    // secsports.com: the sixteen members since July 2024.
    ...named(['sec', 'sec schools', 'sec colleges', 'southeastern conference'], ['sec']),
    members: [
      ...[100751, 106397, 100858, 134130, 139959, 157085, 159391, 176017],
      ...[176080, 178396, 207500, 218663, 221759, 228778, 228723, 221999],
    ],
  },
  {
    // theacc.com: the eighteen members since August 2024, Notre Dame in most sports.
    ...named(['acc', 'acc schools', 'acc colleges', 'atlantic coast conference'], ['acc']),
    members: [
      ...[164924, 110635, 217882, 198419, 134097, 139755, 157289, 135726, 199120],
      ...[199193, 152080, 215293, 228246, 243744, 196413, 234076, 233921, 199847],
    ],
  },
  {
    // big12sports.com: the sixteen members since August 2024.
    ...named(['big 12', 'big twelve', 'big12'], ['big12']),
    members: [
      ...[104179, 104151, 223232, 230038, 132903, 201885, 126614, 225511],
      ...[153603, 155317, 155399, 207388, 228875, 229115, 230764, 238032],
    ],
  },
  {
    // ajcunet.edu: the 27 universities and colleges of the Society of Jesus.
    ...named(['jesuit', 'jesuits'], ['jesuit', 'jesuits']),
    members: [
      ...[164924, 189705, 166124, 181002, 129242, 191241, 131496, 235316, 203368],
      ...[192323, 117946, 146719, 163046, 159656, 239105, 127918, 179043, 215770],
      ...[179159, 186432, 122931, 236595, 102234, 169716, 122612, 215929, 206622],
    ],
  },
  {
    ...named(['jewish'], ['jewish']),
    members: JEWISH_COLLEGES,
  },
  {
    // By law, 10 U.S.C. 2111a: Norwich, Virginia Military Institute, the Citadel, Virginia Tech, Texas A&M, North Georgia.
    ...named(['senior military', 'military'], ['military']),
    members: [230995, 234085, 217864, 233921, 228723, 482680],
  },
  {
    // By law, 20 U.S.C. chapter 55: Gallaudet, and Rochester with its National Technical Institute for the Deaf.
    ...named(['deaf', 'for the deaf', 'deaf students', 'hard of hearing'], ['deaf']),
    members: [131450, 195003],
  },
];
