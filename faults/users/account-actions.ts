import { send } from '../http.js';
import { findResetToken } from './mailbox.js';
import { type User } from './user.js';

export async function register(user: User): Promise<void> {
  const { ledger, world } = user;
  const isFirstTry = ledger.registered.isSure;
  ledger.registered.asked(true);
  const reply = await user.callUntilAnswered({
    operation: 'register',
    method: 'POST',
    path: '/api/auth/register',
    body: { firstName: 'Maya', lastName: 'Lin', email: ledger.email, password: ledger.password.certain },
  });
  if (reply.status === 201) {
    ledger.registered.acknowledged(true);
    takeTokens(user, reply.body);
  } else if (reply.status === 409 && (reply.tries > 1 || !isFirstTry)) {
    await signIn(user);
    if (user.signIn !== null) ledger.registered.acknowledged(true);
  } else if (reply.status !== null && reply.status < 500 && reply.status !== 429) {
    world.seen.violation(`registering a new email got ${reply.status} ${String(reply.body['code'])}`);
  }
}

export async function signIn(user: User): Promise<void> {
  user.signIn = null;
  const { ledger, world } = user;
  const reply = await user.callUntilAnswered({
    operation: 'sign in',
    method: 'POST',
    path: '/api/auth/login',
    body: { email: ledger.email, password: ledger.password.certain },
  });
  if (reply.status === 200) takeTokens(user, reply.body);
  else if (reply.status === 401 && ledger.registered.isSure && ledger.password.isSure)
    world.seen.violation(`the acknowledged password of ${ledger.email} was refused`);
}

/** A sign-out that was acknowledged holds on every replica. */
export async function signOut(user: User): Promise<void> {
  const former = user.signIn;
  if (former === null) return;
  const reply = await user.call({ operation: 'sign out', method: 'POST', path: '/api/auth/logout' });
  user.signIn = null;
  if (reply.status !== 200) return;
  const refresh = await user.callUntilAnswered({
    operation: 'refresh after sign-out',
    method: 'POST',
    path: '/api/auth/refresh',
    body: { refreshToken: former.refreshToken },
  });
  if (refresh.status === 200) user.world.seen.violation('a sign-in was refreshed after its sign-out');
}

export async function requestReset(user: User): Promise<void> {
  if (user.ledger.resetsAcknowledged > 0) return;
  const reply = await user.callUntilAnswered({
    operation: 'forgot password',
    method: 'POST',
    path: '/api/auth/forgot-password',
    body: { email: user.ledger.email },
  });
  if (reply.status === 200) user.ledger.resetsAcknowledged += 1;
}

export async function finishReset(user: User): Promise<void> {
  const { ledger, world } = user;
  const token = ledger.resetsAcknowledged === 1 && (await findResetToken(world.mailFolders, ledger.email));
  if (!token) return;
  ledger.resetsAcknowledged += 1;
  const newPassword = `${ledger.password.certain}-new`;
  ledger.password.asked(newPassword);
  const reply = await send(
    world.random.oneOf(world.replicas).url,
    {
      operation: 'reset password',
      method: 'POST',
      path: '/api/auth/reset-password',
      body: { token, newPassword },
    },
    world.seen,
  );
  user.signIn = null;
  if (reply.status === 200) ledger.password.acknowledged(newPassword);
  else if (reply.status === null || reply.status >= 500) await learnPassword(user, newPassword);
  else ledger.password.refused(newPassword);
}

/** Nobody said whether the new password was stored: whichever opens the account is the one. */
async function learnPassword(user: User, newPassword: string): Promise<void> {
  const reply = await user.callUntilAnswered({
    operation: 'sign in',
    method: 'POST',
    path: '/api/auth/login',
    body: { email: user.ledger.email, password: newPassword },
  });
  if (reply.status === 200) user.ledger.password.acknowledged(newPassword);
  if (reply.status === 401) user.ledger.password.refused(newPassword);
}

function takeTokens(user: User, body: Record<string, unknown>): void {
  const tokens = body['tokens'] as { accessToken: string; refreshToken: string };
  user.signIn = { ...tokens, at: Date.now() };
}
