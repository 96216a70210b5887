import { describe, expect, it } from 'vitest';
import { aCollegeCard } from '#modules/college-catalogue/testing/a-college-card.js';
import { TooManySavedColleges } from '#modules/matching/domain/saved-college.errors.js';
import { aCollegeWithMatch } from '../../testing/lists-in-memory.js';
import { listToolsInMemory } from '../../testing/list-tools-in-memory.js';
import { ListProposals } from './list-proposals.js';

const MAYA = 'maya';
const colleges = [
  aCollegeWithMatch(aCollegeCard({ id: 1, shortName: 'Duke University' }), 0.05, 'reach'),
  aCollegeWithMatch(aCollegeCard({ id: 2, shortName: 'Ohio State University' }), 0.6, 'target'),
];

const proposals = (saved: readonly number[]) => {
  const { list, refs } = listToolsInMemory(MAYA, { colleges, saved });
  return { list, proposals: new ListProposals(list, refs) };
};

describe('a yes to a proposal about the list', () => {
  it('saves every college of it', async () => {
    const { list, proposals: ours } = proposals([]);
    const { reply, state } = await ours.carryOut(MAYA, { kind: 'save', colleges: [1, 2], category: null });

    expect(list.ids).toEqual([1, 2]);
    expect(reply.message).toContain('Saved: Duke University and Ohio State University are on your list.');
    expect(state).toEqual({ pending: null });
  });

  it('removes a college', async () => {
    const { list, proposals: ours } = proposals([1, 2]);
    const { reply } = await ours.carryOut(MAYA, { kind: 'remove', colleges: [1] });

    expect(list.ids).toEqual([2]);
    expect(reply.message).toContain('Duke University is off your list.');
  });

  it('says so when the list is full', async () => {
    const { list, proposals: ours } = proposals([]);
    list.refusal = new TooManySavedColleges();
    const { reply } = await ours.carryOut(MAYA, { kind: 'save', colleges: [1], category: null });

    expect(reply.message).toContain('your list is full');
  });
});
