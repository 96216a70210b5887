import { type EssayComment } from '@/api';
import { timeAgo } from '@/lib/words/time-ago';

const whenInWords = ({ createdAt, updatedAt }: EssayComment) => {
  const when = timeAgo(new Date(createdAt), new Date());
  return updatedAt === createdAt ? when : `${when}, edited`;
};

/** For those who read comments. */
export const english = {
  list: 'Comments',
  types: { feedback: 'Feedback', suggestion: 'Suggestion', question: 'Question' } satisfies Record<
    EssayComment['commentType'],
    string
  >,
  visibilities: { private: 'Private (Student only)', public: 'Public (Visible to all)' },
  author: ({ author }: EssayComment) => author,
  from: (type: string, author: string) => `${type} from ${author}`,
  when: whenInWords,
};
export type CommentWords = typeof english;
