import { useSearchParams } from 'react-router-dom';
import { QuickStart } from '@/features/student-profile/quick-start';
import { isStep } from '@/features/student-profile/steps';

const Profile = () => {
  const [search] = useSearchParams();
  const step = search.get('step');

  return <QuickStart step={isStep(step) ? step : null} />;
};

export default Profile;
