import { describe, expect, it } from 'vitest';
import { CounselorComment } from './counselor-comment.js';
import { CommentIsEmpty, CommentOfAnother } from './counselor-comment.errors.js';

const NOW = new Date('2026-11-23T09:00:00Z');
const MS_ORTIZ = { role: 'counselor', userId: 'ms-ortiz', studentId: 'maya' } as const;
const MR_LEE = { ...MS_ORTIZ, userId: 'mr-lee' };
const ADMIN = { role: 'admin', userId: 'ada' } as const;
const write = (comment: string) =>
  CounselorComment.write({
    id: 'comment',
    essayId: 'essay',
    studentId: 'maya',
    author: MS_ORTIZ,
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
    expect(() => write('Where were you?').revise(blank, MS_ORTIZ, NOW)).toThrow(CommentIsEmpty);
  });

  it.each([MR_LEE, ADMIN])('is never put into other words by $userId', (other) => {
    expect(() => write('Where were you?').revise('You were at home.', other, NOW)).toThrow(CommentOfAnother);
  });

  it('is deleted by the counselor or by an admin, not by another counselor', () => {
    const written = write('Where were you?');

    expect(() => written.requireRemovableBy(MR_LEE)).toThrow(CommentOfAnother);
    expect(() => written.requireRemovableBy(MS_ORTIZ)).not.toThrow();
    expect(() => written.requireRemovableBy(ADMIN)).not.toThrow();
  });
});
