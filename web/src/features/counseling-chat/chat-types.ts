/** A reply's kind: a `support` reply is a support card and nothing else. */
export type ReplyKind = 'answer' | 'question' | 'proposal' | 'refusal' | 'support' | 'aftercare' | 'unsure';

export type ChanceRow = {
  collegeId: number;
  name: string;
  low: number;
  high: number;
  estimate: number;
  category: 'reach' | 'target' | 'safety';
  note: string | null;
};
export type PriceRow = {
  collegeId: number;
  name: string;
  amount: number | null;
  fullPrice: number | null;
  words: string;
};
export type CollegeRow = { collegeId: number; name: string; place: string; facts: string[] };
export type CompareBlock = {
  type: 'compare';
  columns: { collegeId: number; name: string }[];
  rows: { label: string; values: string[] }[];
};
export type StepRow = { words: string; href: string | null };

export type Block =
  | { type: 'chances'; rows: ChanceRow[] }
  | { type: 'prices'; rows: PriceRow[] }
  | CompareBlock
  | { type: 'colleges'; rows: CollegeRow[] }
  | { type: 'steps'; rows: StepRow[] }
  | { type: 'support-card'; variant: string };

export type Citation = { n: number; label: string; year: string; url: string | null };

export type Action =
  | { type: 'confirm'; label: string }
  | { type: 'save-college'; collegeId: number; name: string }
  | { type: 'open'; href: string; label: string };

/** Only Wren's messages have what follows `createdAt`. */
export type ChatMessage = {
  id: string;
  message: string;
  isBot: boolean;
  createdAt: string;
  kind?: ReplyKind;
  blocks?: Block[];
  citations?: Citation[];
  chips?: string[];
  actions?: Action[];
};

export type AnsweredTurn = { message: ChatMessage; reply: ChatMessage };
