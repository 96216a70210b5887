/** The families of fields of study (CIP 2020) that colleges teach, by their two digits, in short words. */
export const MAJOR_FAMILIES: Readonly<Record<string, string>> = {
  '01': 'Agriculture',
  '03': 'Natural resources',
  '04': 'Architecture',
  '05': 'Area, ethnic and gender studies',
  '09': 'Communication',
  '10': 'Communications technology',
  '11': 'Computer science',
  '12': 'Culinary and personal services',
  '13': 'Education',
  '14': 'Engineering',
  '15': 'Engineering technology',
  '16': 'Languages',
  '19': 'Family and consumer sciences',
  '22': 'Legal studies',
  '23': 'English',
  '24': 'Liberal arts and humanities',
  '25': 'Library science',
  '26': 'Biology',
  '27': 'Mathematics',
  '28': 'Military science',
  '29': 'Military technology',
  '30': 'Interdisciplinary studies',
  '31': 'Parks, recreation and fitness',
  '38': 'Philosophy and religion',
  '39': 'Theology',
  '40': 'Physical sciences',
  '41': 'Science technology',
  '42': 'Psychology',
  '43': 'Security and law enforcement',
  '44': 'Public administration and social service',
  '45': 'Social sciences',
  '46': 'Construction',
  '47': 'Mechanics and repair',
  '48': 'Precision production',
  '49': 'Transportation',
  '50': 'Visual and performing arts',
  '51': 'Health',
  '52': 'Business',
  '54': 'History',
};

/** Undefined for a code that is no family. */
export const familyWords = (cip: string): string | undefined => {
  const family = MAJOR_FAMILIES[cip];
  return family && `${family}, all fields`;
};
