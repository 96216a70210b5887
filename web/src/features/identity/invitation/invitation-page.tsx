import { useEffect } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { useWords } from '@/lib/preferences/language';
import { type Invitation, keepInvitation } from '@/lib/session/kept-invitation';
import { useSession } from '@/lib/session/session';
import { AuthFrame } from '../auth-frame';
import { english } from './invitation-words';
import { spanish } from './invitation-words.es';

/** Where an emailed invitation leads: to an account first, and from there to the page that asks whether to use it. */
export const InvitationPage = ({ invitation }: { invitation: Invitation | null }) => {
  const session = useSession();
  const words = useWords({ en: english, es: spanish });
  useEffect(() => {
    if (invitation) keepInvitation(invitation);
  }, [invitation]);

  if (session.status === 'signed-in') {
    const isAdult = session.user.role === 'parent' || session.user.role === 'counselor';
    if (isAdult && invitation) return <Navigate to="/" replace />;
    if (!isAdult)
      return (
        <AuthFrame title={words.forAdults} lead={words.forAdultsWhy}>
          <HomeButton label={words.home} />
        </AuthFrame>
      );
  }
  if (!invitation)
    return (
      <AuthFrame title={words.incomplete} lead={words.incompleteWhy}>
        <HomeButton label={words.home} />
      </AuthFrame>
    );
  return (
    <AuthFrame title={words.title} lead={words.lead}>
      <Button asChild size="lg" className="w-full">
        <Link to="/register">{words.register}</Link>
      </Button>
      <Button asChild size="lg" variant="outline" className="w-full">
        <Link to="/login">{words.signIn}</Link>
      </Button>
    </AuthFrame>
  );
};

const HomeButton = ({ label }: { label: string }) => (
  <Button asChild size="lg" className="w-full">
    <Link to="/">{label}</Link>
  </Button>
);
