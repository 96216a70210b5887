export { TalkCounts } from './talk-counts.js';
