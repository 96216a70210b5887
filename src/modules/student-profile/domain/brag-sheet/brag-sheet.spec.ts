import { describe, expect, it } from 'vitest';
import { BragSheet } from './brag-sheet.js';

const NOW = new Date('2026-11-26T09:00:00Z');

const aSheet = (changes: Parameters<BragSheet['revise']>[0] = {}) => {
  const sheet = new BragSheet('0197a000-0000-7000-8000-000000000009', 'maya', NOW);
  sheet.revise({ proudestOf: 'My choir', ...changes }, NOW);
  return sheet;
};

describe('a brag sheet', () => {
  it('is the student’s alone at first', () => {
    expect(aSheet().shown).toBeNull();
  });

  it('is shown without the switch itself once the student opens it', () => {
    const shown = aSheet({ counselorMayRead: true }).shown;

    expect(shown?.answers).toMatchObject({ proudestOf: 'My choir', hopes: null });
    expect(shown?.answers).not.toHaveProperty('counselorMayRead');
  });

  it('closes again, with every answer kept', () => {
    const sheet = aSheet({ counselorMayRead: true });
    sheet.revise({ counselorMayRead: false }, NOW);
    expect(sheet.shown).toBeNull();

    sheet.revise({ counselorMayRead: true }, NOW);
    expect(sheet.shown?.answers.proudestOf).toBe('My choir');
  });
});
