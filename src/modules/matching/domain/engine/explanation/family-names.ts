/** CIP families as they are called in a sentence; those not here are "your field". */
const FAMILY_NAMES: Readonly<Record<string, string>> = {
  '01': 'agriculture',
  '03': 'natural resources',
  '04': 'architecture',
  '09': 'communication',
  '11': 'computing',
  '13': 'education',
  '14': 'engineering',
  '15': 'engineering technology',
  '16': 'languages',
  '22': 'legal studies',
  '23': 'English',
  '24': 'liberal arts',
  '26': 'biology',
  '27': 'mathematics',
  '31': 'sports and fitness',
  '38': 'philosophy and religion',
  '39': 'theology',
  '40': 'physical sciences',
  '42': 'psychology',
  '43': 'criminal justice',
  '44': 'social work and public service',
  '45': 'social sciences',
  '50': 'the arts',
  '51': 'health',
  '52': 'business',
  '54': 'history',
};

export function familyName(cipFamily: string): string {
  return FAMILY_NAMES[cipFamily] ?? 'your field';
}
