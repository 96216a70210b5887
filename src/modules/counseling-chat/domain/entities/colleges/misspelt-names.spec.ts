import { describe, expect, it } from 'vitest';
import { lexicon, mentioned } from '../../../testing/reading.js';
import { starterColleges } from '../../../testing/starter-lexicon.js';

describe('a misspelled name', () => {
  it.each([
    ['chances at standford', 243744],
    ['carnegie melon', 211440],
    ['is vanderbuilt hard to get into', 221999],
    ['jhon hopkins', 162928],
    ['princton', 186131],
    ['dartmoth?', 182670],
    ['what about gonzoga', 235316],
    ['univercity of florida', 134130],
    ['what about univercity of cincinati', 201885],
    ['harverd acceptance rate', 166027],
    ['collage of william and mary', 231624],
    ['is standford better than harverd', 243744],
  ])('is understood: %s', (typed, unitId) => {
    expect(mentioned(typed)[0]?.candidates[0]).toBe(unitId);
  });

  it('is marked as misspelled', () => {
    expect(mentioned('standford')[0]?.misspelt).toBe(true);
    expect(mentioned('stanford')[0]?.misspelt).toBe(false);
  });

  it.each([
    'what is the weather today',
    'valedictorian speech ideas',
    'my favorite subject is chemistry',
    'asdf qwer',
    'who won the superbowl last night',
    'I want to be an orthodontist',
  ])('is not suspected in "%s"', (message) => {
    expect(mentioned(message)).toEqual([]);
  });

  it('is first or among the asked in 95 of 100 cases', () => {
    const typed = mistyped(300);
    const missed = typed.filter(
      ({ text, unitId }) => !mentioned(`chances at ${text}`)[0]?.candidates.includes(unitId),
    );

    expect(missed.map(({ text }) => text).length).toBeLessThanOrEqual(typed.length * 0.05);
  });
});

/** Names of starter colleges with one typing error: a letter missing, doubled, swapped or replaced. The same every time. */
function mistyped(count: number): { text: string; unitId: number }[] {
  const next = seeded(20_261_123);
  const colleges = starterColleges();
  return Array.from({ length: count }, () => {
    const { shortName, unitId } = colleges[next(colleges.length)] ?? { shortName: '', unitId: 0 };
    const at = 1 + next(Math.max(1, shortName.length - 2));
    return { text: withError(shortName, at, next(4)), unitId };
  }).filter(({ text, unitId }) => lexicon.colleges.college(unitId)?.shortName !== text);
}

function withError(name: string, at: number, error: number): string {
  const [before, letter, next] = [name.slice(0, at), name.charAt(at), name.charAt(at + 1)];
  if (error === 0) return before + name.slice(at + 1);
  if (error === 1) return before + letter + letter + name.slice(at + 1);
  if (error === 2) return before + next + letter + name.slice(at + 2);
  return `${before}e${name.slice(at + 1)}`;
}

/** Numbers that look random and are the same in every run (a linear congruential generator). */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
