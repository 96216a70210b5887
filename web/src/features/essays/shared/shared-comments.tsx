import { type SharedEssay } from '@/api';
import { AddComment } from '../comments/add-comment';
import { CommentList } from '../comments/comment-list';
import { WrittenComment } from '../comments/written-comment';
import { counselorCommentCalls, type SharedEssayPath } from './use-shared-essays';
import { type Words } from './words';

type SharedCommentsProps = { path: SharedEssayPath; essay: SharedEssay; words: Words };

/** Counselors write, change and delete their own; parents read. */
export const SharedComments = ({ path, essay, words }: SharedCommentsProps) => {
  const by = essay.canComment && { calls: counselorCommentCalls(path), words: words.comments };

  return (
    <section aria-labelledby="comments" className="grid min-w-0 grid-cols-1 gap-4">
      <h3 id="comments" className="text-title">
        {words.commentsTitle(essay)}
      </h3>
      {essay.comments.length === 0 ? (
        <p className="text-muted-foreground">{words.comments.none}</p>
      ) : (
        <CommentList
          comments={essay.comments}
          words={words.comments}
          card={by ? (comment) => <WrittenComment comment={comment} {...by} /> : undefined}
        />
      )}
      {by && <AddComment {...by} />}
    </section>
  );
};
