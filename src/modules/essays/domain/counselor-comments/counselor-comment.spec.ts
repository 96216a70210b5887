import { describe, expect, it } from 'vitest';
import { CounselorComment } from './counselor-comment.js';
import { CommentIsEmpty } from './counselor-comment.errors.js';

const NOW = new Date('2026-11-23T09:00:00Z');
const write = (comment: string) =>
  CounselorComment.write({
    id: 'comment',
    essayId: 'essay',
    studentId: 'maya',
    authorId: 'ms-ortiz',
    comment,
    isPrivate: true,
    commentType: 'question',
    now: NOW,
  });

describe('a counselor’s comment', () => {
  it('announces itself to the student whose essay it is', () => {
    expect(write('Where were you when she said it?').pullEvents()).toMatchObject([
      { type: 'essays.essay-commented', commentId: 'comment', essayId: 'essay', studentId: 'maya' },
    ]);
  });

  it.each(['', '  \n\t '])('needs words, not %j', (blank) => {
    expect(() => write(blank)).toThrow(CommentIsEmpty);
    expect(() => write('Where were you?').revise(blank, NOW)).toThrow(CommentIsEmpty);
  });
});
