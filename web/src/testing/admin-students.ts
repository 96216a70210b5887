import { type AdminPrediction } from '@/api';

export const aPrediction = (but: Partial<AdminPrediction> = {}): AdminPrediction => ({
  id: '01990000-0000-7000-8000-0000000000d1',
  college: { name: 'Ohio State University-Main Campus', state: 'OH' },
  matchCategory: 'Target',
  admissionProbability: 0.52,
  chanceLow: 0.38,
  chanceHigh: 0.64,
  matchScore: 87,
  recommendationReasoning: 'Target: your chance is about even.',
  ...but,
});
