import { Button } from '@/components/ui/basics/button';
import { chooseLanguage } from '@/lib/preferences/choose-language';
import { useLanguage } from '@/lib/preferences/language';

/** Named in the language it leads to. If the account can't keep it now, this browser does, and the next page sends it. */
export const LanguageSwitch = () => {
  const language = useLanguage();
  const other = language === 'en' ? 'es' : 'en';

  return (
    <Button
      variant="ghost"
      size="sm"
      lang={other}
      onClick={() => void chooseLanguage(other).catch(() => undefined)}
    >
      {other === 'es' ? 'Español' : 'English'}
    </Button>
  );
};
