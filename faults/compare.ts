import { type Expected, type UserLedger } from './ledger.js';
import { type Postgres } from './postgres.js';
import { type User } from './users/user.js';

interface Stored {
  email: string;
  accounts: number;
  profiles: number;
  school: string;
  saved: number[];
  awards: string[];
}

const STORED = `
  select email,
         count(*)::int as accounts,
         (select count(*)::int from student_profile.user_profiles where student_id = u.id) as profiles,
         coalesce((select school_name from student_profile.academic_profiles where student_id = u.id), 'none') as school,
         array(select college_id from matching.saved_colleges where student_id = u.id) as saved,
         array(select name from student_profile.awards where student_id = u.id) as awards
  from identity.users u
  where email = any($1)
  group by u.id, email`;

/** Every difference between what users were told and what is stored. Nobody may be waiting for a reply meanwhile. */
export async function differences(users: readonly User[], postgres: Postgres): Promise<string[]> {
  const ledgers = users.map(({ ledger }) => ledger);
  const rows = await postgres.rows<Stored>(STORED, [ledgers.map(({ email }) => email)]);
  return ledgers.flatMap((ledger) =>
    differencesOf(
      ledger,
      rows.filter(({ email }) => email === ledger.email),
    ).map((difference) => `${ledger.email}: ${difference}`),
  );
}

function differencesOf(ledger: UserLedger, rows: readonly Stored[]): string[] {
  const [row] = rows;
  if (!ledger.registered.allows(row !== undefined)) return ['lost: the account'];
  if (row === undefined) return [];
  return [
    ...(rows.length > 1 || row.accounts > 1 ? ['doubled: the account'] : []),
    ...(row.profiles > 1 ? ['doubled: the profile'] : []),
    ...(ledger.school.allows(row.school)
      ? []
      : [`lost: the school is ${row.school} and not ${ledger.school.toString()}`]),
    ...differencesOfSet('saved college', ledger.saved, row.saved),
    ...differencesOfSet('award', ledger.awards, row.awards),
  ];
}

function differencesOfSet<Key extends string | number>(
  what: string,
  expected: ReadonlyMap<Key, Expected<boolean>>,
  stored: readonly Key[],
): string[] {
  const timesStored = (key: Key) => stored.filter((one) => one === key).length;
  const wrong = [...expected].flatMap(([key, entry]) => {
    if (timesStored(key) > 1) return [`doubled: ${what} ${key}`];
    if (entry.allows(timesStored(key) === 1)) return [];
    return [`${entry.certain ? 'lost' : 'came back'}: ${what} ${key}`];
  });
  const unknown = stored.filter((key) => !expected.has(key)).map((key) => `invented: ${what} ${key}`);
  return [...wrong, ...unknown];
}
