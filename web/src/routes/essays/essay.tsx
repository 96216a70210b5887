import { useParams, useSearchParams } from 'react-router-dom';
import { EssayScreen } from '@/features/essays/detail/essay-screen';
import { type EssayTab, essayTabIn } from '@/features/essays/detail/essay-tab';

const EssayPage = () => {
  const { id = '' } = useParams();
  const [address, setAddress] = useSearchParams();

  const showTab = (tab: EssayTab) =>
    setAddress(tab === 'content' ? {} : { tab }, { replace: true, preventScrollReset: true });

  return <EssayScreen key={id} essayId={id} tab={essayTabIn(address)} onTab={showTab} />;
};

export default EssayPage;
