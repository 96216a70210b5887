import { type ReactNode, useEffect } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { LanguageSwitch } from '@/components/ui/language/language-switch';
import { useLanguage, useWords } from '@/lib/preferences/language';
import { type Invitation, keepInvitation } from '@/lib/session/kept-invitation';
import { useSession } from '@/lib/session/session';
import { AuthFrame } from '../auth-frame';
import { english, spanish } from './invitation-words';

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
        <Page title={words.forAdults} lead={words.forAdultsWhy}>
          <HomeButton label={words.home} />
        </Page>
      );
  }
  if (!invitation)
    return (
      <Page title={words.incomplete} lead={words.incompleteWhy}>
        <HomeButton label={words.home} />
      </Page>
    );
  return (
    <Page title={words.title} lead={words.lead}>
      <Button asChild size="lg" className="w-full">
        <Link to="/register">{words.register}</Link>
      </Button>
      <Button asChild size="lg" variant="outline" className="w-full">
        <Link to="/login">{words.signIn}</Link>
      </Button>
    </Page>
  );
};

const Page = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <div lang={useLanguage()}>
    <AuthFrame title={title} lead={lead}>
      {children}
      <div className="justify-self-center">
        <LanguageSwitch />
      </div>
    </AuthFrame>
  </div>
);

const HomeButton = ({ label }: { label: string }) => (
  <Button asChild size="lg" className="w-full">
    <Link to="/">{label}</Link>
  </Button>
);
