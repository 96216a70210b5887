import { type FigureLabel } from './figure.js';

/** The words a sentence must have to speak of a figure of these labels. */
const FAMILIES: readonly { readonly labels: readonly FigureLabel[]; readonly words: RegExp }[] = [
  {
    labels: ['admit-rate'],
    words: /\badmi(?:t|ts|tted|ssions?)\b|\baccept(?:ance|ed|s)?\b|\bgot in\b|\bget in\b/iu,
  },
  {
    labels: ['chance', 'chance-low', 'chance-high'],
    words: /\bchances?\b|\bodds\b|\branges?\b|\bestimates?\b|\blikely\b|\breach\b|\btarget\b|\bsafety\b/iu,
  },
  { labels: ['points-gained'], words: /\bpoints?\b/iu },
  { labels: ['graduation'], words: /\bgraduat\w*|\bfinish\w*|\bcomplet\w*/iu },
  { labels: ['retention'], words: /\breturn\w*|\bcome back\b|\bretention\b|\bstay\b/iu },
  { labels: ['net-price'], words: /\bafter aid\b|\bnet price\b|\bpay\b|\bcosts?\b|\bprice\b/iu },
  { labels: ['full-price'], words: /\bfull price\b|\bbefore aid\b|\bsticker\b|\bcost of attendance\b/iu },
  { labels: ['out-of-state-part'], words: /\bstate\b/iu },
  { labels: ['tuition-in-state', 'tuition-out-of-state'], words: /\btuition\b|\bsticker\b/iu },
  { labels: ['room-and-board'], words: /\broom\b|\bboard\b|\bhousing\b|\bfood\b/iu },
  { labels: ['earnings'], words: /\bearn\w*|\bmake\b|\bsalar\w*|\bincome\b/iu },
  { labels: ['debt'], words: /\bdebt\b|\bborrow\w*|\bowe\w*|\bloans?\b/iu },
  { labels: ['pell-share'], words: /\bpell\b/iu },
  {
    labels: ['students', 'students-per-teacher'],
    words: /\bstudents?\b|\bundergrad\w*|\bsize\b|\benroll\w*/iu,
  },
  { labels: ['sat-25', 'sat-75', 'sat'], words: /\bsat\b|\bscores?\b|\btest\b/iu },
  { labels: ['act-25', 'act-75', 'act'], words: /\bact\b|\bscores?\b|\btest\b/iu },
  { labels: ['average-gpa', 'gpa'], words: /\bgpa\b|\bgrades?\b|\baverage\b/iu },
  { labels: ['match'], words: /\bmatch\b|\bfit\b/iu },
];

/** Whether the words of a sentence speak of what the figure is. Labels without a family need no words. */
export function speaksOf(label: FigureLabel, sentence: string): boolean {
  const family = FAMILIES.find(({ labels }) => labels.includes(label));
  return family === undefined || family.words.test(sentence);
}
