import { type Round } from '../../applications/domain/rounds/round.js';

/** Small letters, words only; as families and our own files write them. */
const ROUNDS: readonly (readonly [written: RegExp, round: Round])[] = [
  [/^(ed|early decision) ?(1|i|one)$/, { applicationType: 'Early Decision', plan: 'ED I' }],
  [/^(ed|early decision) ?(2|ii|two)$/, { applicationType: 'Early Decision', plan: 'ED II' }],
  [/^(ed|early decision)$/, { applicationType: 'Early Decision', plan: null }],
  [
    /^(rea|scea|r ea|(restrictive|restricted|single choice) (ea|early action))$/,
    { applicationType: 'Early Action', plan: 'Restrictive EA' },
  ],
  [/^(ea|early action)( ?(1|2|i|ii))?$/, { applicationType: 'Early Action', plan: null }],
  [/^((rd|regular|regular decision) )?priority$/, { applicationType: 'Regular Decision', plan: 'Priority' }],
  [/^rolling( admissions?)? priority$/, { applicationType: 'Rolling', plan: 'Priority' }],
  [/^(rd|reg|regular)( decision| admissions?)?$/, { applicationType: 'Regular Decision', plan: null }],
  [/^rolling( admissions?)?$/, { applicationType: 'Rolling', plan: null }],
];

/** Null for a text that names no round. */
export function readRound(text: string): Round | null {
  const plain = text
    .toLowerCase()
    .replaceAll('.', '')
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim();
  return ROUNDS.find(([written]) => written.test(plain))?.[1] ?? null;
}
