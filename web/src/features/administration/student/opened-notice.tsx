import { Notice } from '@/components/ui/feedback/notice';

/** In place of the form, once something was opened. */
export const OpenedNotice = () => (
  <div role="status">
    <Notice>Open until you leave this tab. The student sees your reason under Settings &gt; Activity.</Notice>
  </div>
);
