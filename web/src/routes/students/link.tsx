import { useLocation } from 'react-router-dom';
import { InvitationPage } from '@/features/identity/invitation/invitation-page';
import { keptInvitation } from '@/lib/session/kept-invitation';
import { invitationOf } from '@/lib/session/url-secrets';

const LinkPage = () => <InvitationPage invitation={invitationOf(useLocation().state) ?? keptInvitation()} />;

export default LinkPage;
