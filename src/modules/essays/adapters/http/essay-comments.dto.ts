import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';
import { COMMENT_TYPES, MOST_COMMENT_CHARACTERS } from '../../domain/counselor-comments/counselor-comment.js';

const Words = z
  .string({ error: 'Please write a comment first.' })
  .max(MOST_COMMENT_CHARACTERS, `Please keep the comment under ${MOST_COMMENT_CHARACTERS} characters.`)
  .refine((text) => text.trim() !== '', 'Please write a comment first.');

const CommentType = z.enum(COMMENT_TYPES, { error: 'Please choose feedback, suggestion or question.' });

export const AddCommentRequest = z
  .object({
    comment: Words,
    isPrivate: z.boolean({ error: 'Please choose private or public.' }).default(true),
    commentType: CommentType.default('feedback'),
  })
  .meta({ id: 'AddCommentRequest' });
export type AddCommentRequest = z.infer<typeof AddCommentRequest>;

export const ReviseCommentRequest = z.object({ comment: Words }).meta({ id: 'ReviseCommentRequest' });
export type ReviseCommentRequest = z.infer<typeof ReviseCommentRequest>;

export const EssayComment = z
  .object({
    id: z.uuid(),
    comment: z.string(),
    isPrivate: z.boolean().describe('Not for other adults the essay is shared with'),
    commentType: CommentType,
    author: z.string().describe('Shown instead of a name'),
    canEdit: z.boolean().describe('Whether you wrote it'),
    canDelete: z.boolean(),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: 'EssayComment' });

export const EssayComments = z.array(EssayComment).describe('The oldest first');
