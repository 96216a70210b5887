import { describe, expect, it } from 'vitest';
import { InMemoryIdentity, MAYA } from '../../testing/in-memory-identity.js';
import { ChoosePlan } from './choose-plan.js';

describe('choosing a plan', () => {
  it('changes the plan of this account only', async () => {
    const identity = new InMemoryIdentity();
    const maya = await identity.addAccount();
    const leo = await identity.addAccount({ id: 'u-leo', email: 'leo@example.org' });
    await new ChoosePlan(identity.accounts, identity.unitOfWork, identity.clock).choose(MAYA, 'premium');

    expect([maya.plan, leo.plan]).toEqual(['premium', 'starter']);
  });
});
