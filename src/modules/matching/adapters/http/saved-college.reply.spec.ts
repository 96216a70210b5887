import { describe, expect, it } from 'vitest';
import { type CollegeCard } from '#modules/college-catalogue/contracts/index.js';
import { type CollegeMatch } from '../../contracts/index.js';
import { type SavedRow } from '../read-models/saved-list.read-model.js';
import { savedCollegeReply } from './saved-college.reply.js';

const row: SavedRow = {
  id: '0198c0de-0000-7000-8000-000000000001',
  collegeId: 204796,
  category: 'Target',
  categoryIsYours: false,
  notes: '',
  isHidden: false,
  savedAt: '2026-11-20 09:00:00+00',
};
const CARD = { id: 204796 } as CollegeCard;
const match = (category: 'reach' | 'target' | 'safety'): CollegeMatch => ({
  matchPercentage: 93,
  category,
  admissionProbability: 0.5006,
  chanceLow: 0.156,
  chanceHigh: 0.8388,
  basis: ['your GPA'],
  contributions: [],
  dataCompleteness: 1,
  why: 'In your state.',
  reasoning: 'Target.',
  notSafe: null,
  notSafeReason: null,
});

describe('a saved college in a reply', () => {
  it('follows the estimate until the student chooses a category', () => {
    expect(savedCollegeReply(row, match('safety'), CARD)).toMatchObject({
      category: 'Safety',
      computedCategory: 'Safety',
      categoryIsYours: false,
      admissionProbability: 0.5006,
      matchPercentage: 93,
    });
  });

  it('shows the student’s choice beside the estimate', () => {
    const reply = savedCollegeReply(
      { ...row, category: 'Reach', categoryIsYours: true },
      match('target'),
      CARD,
    );

    expect(reply).toMatchObject({ category: 'Reach', computedCategory: 'Target', categoryIsYours: true });
  });

  it('no longer counts as the student’s choice once the estimate agrees', () => {
    const reply = savedCollegeReply(
      { ...row, category: 'Reach', categoryIsYours: true },
      match('reach'),
      CARD,
    );

    expect(reply).toMatchObject({ category: 'Reach', categoryIsYours: false });
  });

  it('has null for everything that cannot be estimated', () => {
    expect(savedCollegeReply(row, null, CARD)).toMatchObject({
      category: 'Target',
      computedCategory: null,
      admissionProbability: null,
      matchPercentage: null,
      basis: null,
      match: null,
      college: CARD,
    });
  });
});
