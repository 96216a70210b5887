export { EssayCommented } from '../domain/counselor-comments/counselor-comment.events.js';
export { EssaySubmitted } from '../domain/essay/essay.events.js';
