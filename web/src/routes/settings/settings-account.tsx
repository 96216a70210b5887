import { ContactChoice } from '@/features/counseling-chat/settings/contact-choice';
import { OutsideReaderChoice } from '@/features/essays/settings/outside-reader-choice';
import { AccountSection } from '@/features/identity/settings/account/account-section';
import { useSession } from '@/lib/session/session';

const SettingsAccount = () => {
  const session = useSession();
  const isStudent = session.status !== 'signed-out' && session.user.role === 'student';

  return (
    <AccountSection>
      {isStudent && (
        <>
          <OutsideReaderChoice />
          <ContactChoice />
        </>
      )}
    </AccountSection>
  );
};

export default SettingsAccount;
