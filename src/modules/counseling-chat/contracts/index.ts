export { TalkCounts } from './talk-counts.js';
export { StudentTalk } from './student-talk.js';
