import { type CollegeFacts } from '../college-facts.js';
import { type PricedCollege } from './net-price.js';

/** An agreement by which public colleges charge students of some other states less than other non-residents. */
export interface TuitionExchange {
  readonly id:
    'minnesota-wisconsin' | 'minnesota-north-dakota' | 'western' | 'midwest' | 'new-england' | 'south' | 'dc';
  /** Follows "if you get". */
  readonly name: string;
  /** Home states of the students, and states of the colleges. */
  readonly homes: readonly string[];
  /** Null for every state. */
  readonly colleges: readonly string[] | null;
  /** What is left of the difference in tuition, dollars a year; null where only few programs take part. */
  readonly difference: ((tuition: Tuition) => number) | null;
  /** Every public college there takes part, for every major; elsewhere it is the college that chooses. */
  readonly isForAll: boolean;
}

interface Tuition {
  readonly inState: number;
  readonly outOfState: number;
}

const among = (states: string): Pick<TuitionExchange, 'homes' | 'colleges'> => ({
  homes: states.split(' '),
  colleges: states.split(' '),
});
/** One and a half times what residents pay, as the western and the midwestern exchange have it. */
const halfMore = ({ inState, outOfState }: Tuition): number => Math.min(outOfState - inState, inState / 2);
/** Dollars a year from 2026-27 on. */
const DC_GRANT = 15_000;
/** Checked in 2026. The first that fits counts. */
const EXCHANGES: readonly TuitionExchange[] = [
  {
    // ohe.mn.gov, tuition reciprocity; Minnesotans in Wisconsin pay about what they would at home.
    id: 'minnesota-wisconsin',
    name: 'tuition reciprocity',
    ...among('MN WI'),
    difference: halfMore,
    isForAll: true,
  },
  {
    id: 'minnesota-north-dakota',
    name: 'tuition reciprocity',
    ...among('MN ND'),
    difference: halfMore,
    isForAll: true,
  },
  {
    // wiche.edu/wue
    id: 'western',
    name: 'the Western Undergraduate Exchange',
    ...among('AK AZ CA CO GU HI ID MP MT ND NM NV OR SD UT WA WY'),
    difference: halfMore,
    isForAll: false,
  },
  {
    // mhec.org; Illinois, Iowa, Michigan and South Dakota do not take part.
    id: 'midwest',
    name: 'the Midwest Student Exchange',
    ...among('IN KS MN MO ND NE OH WI'),
    difference: halfMore,
    isForAll: false,
  },
  {
    // nebhe.org/tuitionbreak
    id: 'new-england',
    name: 'Tuition Break',
    ...among('CT MA ME NH RI VT'),
    difference: null,
    isForAll: false,
  },
  {
    // sreb.org; Florida and Texas take part for graduate study only, North Carolina not at all.
    id: 'south',
    name: 'the Academic Common Market',
    ...among('AL AR DE GA KY LA MD MS OK SC TN VA WV'),
    difference: null,
    isForAll: false,
  },
  {
    // osse.dc.gov/dctag
    id: 'dc',
    name: 'the DC Tuition Assistance Grant',
    homes: ['DC'],
    colleges: null,
    difference: ({ inState, outOfState }) => Math.max(0, outOfState - inState - DC_GRANT),
    isForAll: true,
  },
];

/** The agreement that may lower the price of a public college in another state; null where there is none. */
export function tuitionExchangeAt(
  college: Pick<CollegeFacts, 'state' | 'control' | 'tuitionInState' | 'tuitionOutOfState'>,
  homeState: string | null,
): TuitionExchange | null {
  const { state, control, tuitionInState, tuitionOutOfState } = college;
  if (homeState === null || homeState === state || control !== 'public') return null;
  if (tuitionInState === null || tuitionOutOfState === null || tuitionOutOfState <= tuitionInState)
    return null;
  return (
    EXCHANGES.find(
      ({ homes, colleges }) => homes.includes(homeState) && (colleges?.includes(state) ?? true),
    ) ?? null
  );
}

/** What the agreement would take off the price, dollars a year; 0 without one, and where only few programs take part. */
export function exchangeSaving(
  college: Pick<PricedCollege, 'state' | 'control' | 'tuitionInState' | 'tuitionOutOfState'>,
  homeState: string | null,
): number {
  const exchange = tuitionExchangeAt(college, homeState);
  const [inState, outOfState] = [college.tuitionInState, college.tuitionOutOfState];
  if (exchange?.difference == null || inState === null || outOfState === null) return 0;
  return outOfState - inState - exchange.difference({ inState, outOfState });
}
