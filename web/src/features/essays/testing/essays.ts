import { http, HttpResponse } from 'msw';
import { type EssayLine, type EssayPage, type SavedEssay } from '@/api';
import { api } from '@/testing/api';

const NOW = '2026-11-20T15:00:00.000Z';
export const CLOCK_ID = '01990000-0000-7000-8000-0000000000e1';

export const anEssay = (changes: Partial<SavedEssay> = {}): SavedEssay => ({
  id: CLOCK_ID,
  title: 'The stove clock',
  essayType: 'Personal Statement',
  prompt: 'Any topic you choose',
  promptSource: 'CommonApp',
  audience: null,
  collegeId: null,
  wordLimit: null,
  applicationId: null,
  status: 'Draft',
  wordCount: 4,
  latestVersionNumber: 1,
  commentCount: 0,
  overallScore: null,
  lastReviewedAt: null,
  createdAt: NOW,
  updatedAt: NOW,
  content: 'The clock is fast.',
  grammarScore: null,
  structureScore: null,
  relevanceScore: null,
  originalityScore: null,
  aiDetectionScore: null,
  aiFeedback: null,
  modernAnalysisData: null,
  jobId: null,
  ...changes,
});

export const aPage = (essays: EssayLine[], changes: Partial<EssayPage> = {}): EssayPage => ({
  essays,
  pagination: { page: 1, limit: 12, total: essays.length, pages: 1 },
  stats: { total: essays.length, analyzed: 0, inProgress: essays.length, averageScore: null },
  ...changes,
});

/** Mocks the prompts and the list of colleges that an editor reads. */
export const editorCalls = () =>
  api.use(
    http.get('*/api/essay-prompts', ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.get('essayType') === 'Supplemental'
          ? [
              aPrompt({
                id: 'supplement-why-us',
                text: 'Why this college',
                platform: 'Supplement',
                maxWords: 250,
              }),
            ]
          : [aPrompt()],
      ),
    ),
    http.get('*/api/applications', () => HttpResponse.json([])),
    http.get('*/api/saved-colleges', () => HttpResponse.json([])),
  );

const aPrompt = (changes: object = {}) => ({
  id: 'common-app-7',
  text: 'Any topic you choose',
  essayType: 'Personal Statement',
  promptSource: 'CommonApp',
  platform: 'Common App',
  family: 'open',
  minWords: 250,
  maxWords: 650,
  cycle: '2026-27',
  source: 'commonapp.org',
  ...changes,
});
