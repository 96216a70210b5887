import { type Essay, type LatestReview } from '@/api';
import { Notice } from '@/components/ui/feedback/notice';

type StaleNoticeProps = { essay: Essay; review: LatestReview };

/** Says what the analysis does not know yet. */
export const StaleNotice = ({ essay: { latestVersionNumber }, review }: StaleNoticeProps) => {
  if (review.isCurrent) return null;

  return review.versionNumber === latestVersionNumber ? (
    <Notice>
      <b>The prompt changed since.</b> This analysis was made for the earlier prompt, word limit or college.
      Re-analyze whenever you like.
    </Notice>
  ) : (
    <Notice>
      <b>The text changed since.</b> You see version {review.versionNumber}, as it was read. Your newest text
      is version {latestVersionNumber}.
    </Notice>
  );
};
