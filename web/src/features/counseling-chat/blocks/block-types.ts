import { type ChatBlock } from '@/api';

type BlockOf<Type extends ChatBlock['type']> = Extract<ChatBlock, { type: Type }>;

export type ChanceRow = BlockOf<'chances'>['rows'][number];
export type PriceRow = BlockOf<'prices'>['rows'][number];
export type CollegeRow = BlockOf<'colleges'>['rows'][number];
export type StepRow = BlockOf<'steps'>['rows'][number];
export type CompareBlock = BlockOf<'compare'>;
