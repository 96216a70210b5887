/** What the review of an essay remarks on, as the essay page puts it into the student's message. */
export interface EssayRemark {
  /** Empty where the message doesn't name the essay. */
  readonly title: string;
  readonly question: string;
  /** What the student wrote after the question. */
  readonly thoughts: string;
  /** The message without the remark: what the student typed before. */
  readonly before: string;
}

const REMARK =
  /Help me think through my essay(?: “([^”]*)”)?\. Its review asks about “([^”]*)”: ([^?\n]*\?)([^\n]*(?:\n(?!\nHelp me think)[^\n]*)*)$/u;

/** The words it quotes are of the essay, so they tell nothing of what the student wants now. */
export function essayRemarkIn(message: string): EssayRemark | null {
  const found = REMARK.exec(message.trim());
  if (found === null) return null;
  const [, title = '', , question = '', thoughts = ''] = found;
  return {
    title,
    question: question.trim(),
    thoughts: thoughts.trim(),
    before: message.trim().slice(0, found.index).trim(),
  };
}
