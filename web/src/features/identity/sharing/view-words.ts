import { type View } from '@/api';
import { thingInWords } from '../settings/viewed-words';

const RELATIONS: Record<NonNullable<View['relation']>, string> = {
  parent: 'your parent',
  counselor: 'your counselor',
};

/** What people who run Flyleaf can look at. */
const WHAT_ADMINS_SEE: Record<string, string> = {
  essay: 'read one of your essays',
  essays: 'read the titles of your essays',
  profile: 'looked at your profile, without your personal details',
  chances: 'opened your chances at single colleges',
  'personal-details':
    'opened your personal details: race, income, birth date, gender, address and family history',
  file: 'opened one of your files',
};

/** Who looked at what, as one sentence. */
export const viewWords = ({ by, name, relation, what, title }: View) => {
  const thing = what ?? '';
  if (by === 'removed') return 'Someone whose account is removed by now looked at something of yours.';
  if (by === 'link') return `Someone opened the link you made${name ? ` for ${name}` : ''}.`;
  if (by === 'admin')
    return `Someone who runs Flyleaf ${WHAT_ADMINS_SEE[thing] ?? 'looked at your account'}.`;
  const who = [name ?? 'An adult you let in', relation === null ? '' : RELATIONS[relation]];
  return `${who.filter(Boolean).join(', ')}, looked at ${thingInWords({ what, title })}.`;
};
