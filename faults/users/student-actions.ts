import { type User } from './user.js';

const MOST_AWARDS = 15;
const SEARCHES = [
  'search=ohio',
  'state=CA&sizeMin=5000',
  'search=technology&pageSize=24',
  'admitRateMax=0.3',
];
let schools = 0;

export async function editProfile(user: User): Promise<void> {
  const { school } = user.ledger;
  schools += 1;
  const schoolName = `School ${schools}`;
  const unweightedGpa = (200 + user.world.random.below(200)) / 100;
  school.asked(schoolName);
  const reply = await user.callUntilAnswered({
    operation: 'edit profile',
    method: 'POST',
    path: '/api/academic-profile',
    body: { schoolName, gpaScale: '4.0', unweightedGpa, satTotal: 1200 },
  });
  if (reply.status === 200) school.acknowledged(schoolName);
  else refusedWhenCertain(reply.status, () => school.refused(schoolName));
}

/** On whichever replica: the last acknowledged edit is there. */
export async function readProfile(user: User): Promise<void> {
  const reply = await user.call({ operation: 'read profile', method: 'GET', path: '/api/academic-profile' });
  if (reply.status !== 200) return;
  const shown = (reply.body['schoolName'] as string | null | undefined) ?? 'none';
  if (!user.ledger.school.allows(shown))
    user.world.seen.violation(`a read shows ${shown} and not ${String(user.ledger.school)}`);
}

export async function saveCollege(user: User): Promise<void> {
  const collegeId = user.world.random.oneOf(user.world.collegeIds);
  const saved = user.ledger.savedCollege(collegeId);
  saved.asked(true);
  const reply = await user.callUntilAnswered(
    {
      operation: 'save college',
      method: 'POST',
      path: '/api/saved-colleges',
      body: { collegeId, notes: '' },
    },
    { withKey: true },
  );
  if (reply.status === 201 || reply.status === 200) {
    saved.acknowledged(true);
    user.rowIds.set(`college ${collegeId}`, String(reply.body['id']));
  } else refusedWhenCertain(reply.status, () => saved.refused(true));
}

export async function removeCollege(user: User): Promise<void> {
  const found = [...user.ledger.saved].find(([, saved]) => saved.isSure && saved.certain);
  if (found === undefined) return;
  const [collegeId, saved] = found;
  const key = `college ${collegeId}`;
  await remove(user, 'remove college', `/api/saved-colleges/${user.rowIds.get(key)}`, saved);
}

export async function addAward(user: User): Promise<void> {
  if (user.ledger.awards.size >= MOST_AWARDS) return;
  const name = `Medal ${user.ledger.awards.size + 1}`;
  const award = user.ledger.award(name);
  award.asked(true);
  const reply = await user.callUntilAnswered(
    { operation: 'add award', method: 'POST', path: '/api/awards', body: { name, level: 'State' } },
    { withKey: true },
  );
  if (reply.status === 201) {
    award.acknowledged(true);
    user.rowIds.set(name, String(reply.body['id']));
  } else refusedWhenCertain(reply.status, () => award.refused(true));
}

export async function removeAward(user: User): Promise<void> {
  const found = [...user.ledger.awards].find(([, award]) => award.isSure && award.certain);
  if (found === undefined) return;
  await remove(user, 'remove award', `/api/awards/${user.rowIds.get(found[0])}`, found[1]);
}

export async function search(user: User): Promise<void> {
  const query = user.world.random.oneOf(SEARCHES);
  await user.call({ operation: 'search', method: 'GET', path: `/api/colleges?${query}` });
}

export async function readRecommendations(user: User): Promise<void> {
  await user.call({ operation: 'recommendations', method: 'GET', path: '/api/recommendations' });
}

async function remove(
  user: User,
  operation: string,
  path: string,
  kept: { asked(value: boolean): void; acknowledged(value: boolean): void; refused(value: boolean): void },
): Promise<void> {
  kept.asked(false);
  const reply = await user.callUntilAnswered({ operation, method: 'DELETE', path });
  const isGone = reply.status === 204 || (reply.status === 404 && reply.tries > 1);
  if (isGone) kept.acknowledged(false);
  else if (reply.status === 404) user.world.seen.violation(`${operation}: what was acknowledged is gone`);
  else refusedWhenCertain(reply.status, () => kept.refused(false));
}

/** A 4xx changed nothing. After a 5xx, or no answer, nobody knows. */
function refusedWhenCertain(status: number | null, refused: () => void): void {
  if (status !== null && status >= 400 && status < 500 && status !== 429) refused();
}
