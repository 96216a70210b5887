import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { getEssayOptions } from '@/api/queries/essays.gen';
import { keepTypedText, typedText } from '@/features/counseling-chat/sending/typed-text';
import { questionAbout, TalkWithWren } from '@/features/essays/analysis/talk-it-through';
import { EssayScreen } from '@/features/essays/detail/essay-screen';
import { type EssayTab, essayTabIn } from '@/features/essays/detail/essay-tab';
import { useOnDemand } from '@/lib/hooks/use-on-demand';

const EssayPage = () => {
  const { id = '' } = useParams();
  const [address, setAddress] = useSearchParams();

  const client = useQueryClient();

  const wren = useOnDemand(() => import('../dashboard/wren-drawer'));
  // What the student typed before stays.
  const talk: ComponentProps<typeof TalkWithWren>['value'] = (remark) => {
    const read = client.getQueryData(getEssayOptions({ path: { id } }).queryKey);
    const words = questionAbout(remark, read?.essay.title);
    const typed = typedText().trim();
    if (!typed.includes(words)) keepTypedText(typed === '' ? words : `${typed}\n\n${words}`);
    wren.setOpen(true);
  };

  const showTab = (tab: EssayTab) =>
    setAddress(tab === 'content' ? {} : { tab }, { replace: true, preventScrollReset: true });

  return (
    <TalkWithWren value={talk}>
      <EssayScreen key={id} essayId={id} tab={essayTabIn(address)} onTab={showTab} />
      {wren.Part && <wren.Part open={wren.open} onOpenChange={wren.setOpen} />}
    </TalkWithWren>
  );
};

export default EssayPage;
