/** Admit rates of one public college by where applicants live, 0-1. */
export interface ResidenceRates {
  readonly residents: number;
  /** Of applicants from other states. */
  readonly others: number;
  /** The first-year class they belong to, such as "fall 2024". */
  readonly entering: string;
}

/**
 * By UNITID. Source: each college's own Common Data Set of that year, section C1 (applicants and admitted by residence),
 * read in public transcriptions. Washington's residents are its total less the others.
 */
export const RESIDENCE_RATES: ReadonlyMap<number, ResidenceRates> = new Map([
  // Binghamton University
  [196079, { residents: 0.3132, others: 0.7918, entering: 'fall 2024' }],
  // Georgia Institute of Technology
  [139755, { residents: 0.3313, others: 0.1042, entering: 'fall 2024' }],
  // North Dakota State University
  [200332, { residents: 0.9367, others: 0.9567, entering: 'fall 2024' }],
  // Purdue University
  [243780, { residents: 0.743, others: 0.5075, entering: 'fall 2024' }],
  // Texas A&M University
  [228723, { residents: 0.542, others: 0.413, entering: 'fall 2025' }],
  // University of Tennessee, Knoxville
  [221759, { residents: 0.604, others: 0.4302, entering: 'fall 2023' }],
  // University of Texas at Austin
  [228778, { residents: 0.3772, others: 0.1013, entering: 'fall 2024' }],
  // University at Buffalo
  [196088, { residents: 0.7616, others: 0.7899, entering: 'fall 2024' }],
  // University of California, Berkeley
  [110635, { residents: 0.1493, others: 0.0734, entering: 'fall 2024' }],
  // University of California, San Diego
  [110680, { residents: 0.2599, others: 0.3349, entering: 'fall 2024' }],
  // University of Illinois Urbana-Champaign
  [145637, { residents: 0.5439, others: 0.362, entering: 'fall 2024' }],
  // University of North Carolina at Chapel Hill
  [199120, { residents: 0.3701, others: 0.0963, entering: 'fall 2025' }],
  // University of Virginia
  [234076, { residents: 0.2593, others: 0.1383, entering: 'fall 2024' }],
  // University of Washington, Seattle
  [236948, { residents: 0.4785, others: 0.362, entering: 'fall 2024' }],
]);
