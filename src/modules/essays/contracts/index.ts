export { EssayCommented } from '../domain/counselor-comments/counselor-comment.events.js';
export { EssayShared } from '../shared-essays/domain/essay-share.events.js';
export { EssayReviewed, EssaySubmitted } from '../domain/essay/essay.events.js';
export { EssayCounts, type EssayTotals } from './essay-counts.js';
export { EssayActivity } from './essay-activity.js';
export { EssayShelf, type ShelvedEssay } from './essay-shelf.js';
export { type SharedEssayCount, SharedEssayCounts } from './shared-essay-counts.js';
export { OutsideModelChoice } from './outside-model-choice.js';
