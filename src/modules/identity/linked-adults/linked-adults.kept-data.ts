import { type KeptTable } from '#shared-kernel/application/kept-data.js';

/** An adult sees nothing of a student who is leaving or whose account is closed, not even the name. */
const MINE = `(
  student_id = $1 or adult_id = $1 and exists (
    select from identity.users s where s.id = kept.student_id and s.is_active and s.removal_due_at is null))`;

const nameOf = (id: string) =>
  `(select concat_ws(' ', u.first_name, u.last_name) from identity.users u where u.id = kept.${id})`;
const names = { student: nameOf('student_id'), adult: nameOf('adult_id') };

export const linkedAdultsKeptData: readonly KeptTable[] = [
  {
    table: 'identity.linked_adults',
    howLong: 'Until you or the adult ends the link.',
    title: 'Who is linked to whom, and what is shared',
    of: MINE,
    orderBy: 'linked_at, student_id, adult_id',
    without: ['student_id', 'adult_id'],
    beside: names,
  },
  {
    table: 'identity.linked_views',
    howLong: 'Until you or the adult ends the link.',
    title: 'Who last looked at what, and when',
    of: MINE,
    orderBy: 'viewed_at, student_id, adult_id, what',
    without: ['student_id', 'adult_id'],
    beside: names,
  },
  {
    table: 'identity.link_invitations',
    howLong:
      'A code works for seven days and is deleted once it is used or withdrawn, or within a day after it ended.',
    deletedWhen: 'expires_at < now()',
    title: 'Codes you made that nobody has used',
    of: 'student_id = $1',
    orderBy: 'expires_at, id',
    without: ['student_id', 'code_digest', 'sealed_email'],
  },
  {
    table: 'identity.link_requests',
    howLong:
      'A request waits for 14 days, and one that was declined stays for 30, so it can’t be repeated. It is deleted within a day after that, or once it is granted.',
    deletedWhen: 'expires_at < now()',
    title: 'Adults who asked to be let in',
    // Of the adult it would tell whether there is a student with the email they typed: only then there is a row.
    of: 'student_id = $1',
    orderBy: 'asked_at, id',
    without: ['id', 'student_id', 'adult_id', 'expires_at'],
    beside: { asked_by: nameOf('adult_id') },
  },
];
