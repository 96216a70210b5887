export { EssayCommented } from '../domain/counselor-comments/counselor-comment.events.js';
