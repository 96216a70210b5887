import { OutsideReaderChoice } from '@/features/essays/settings/outside-reader-choice';
import { AccountSection } from '@/features/identity/settings/account-section';
import { useSession } from '@/lib/session/session';

const SettingsAccount = () => {
  const session = useSession();
  const isStudent = session.status !== 'signed-out' && session.user.role === 'student';

  return <AccountSection>{isStudent && <OutsideReaderChoice />}</AccountSection>;
};

export default SettingsAccount;
