import { Button } from '@/components/ui/basics/button';
import { chooseLanguage, useLanguage } from '@/lib/preferences/language';

/** Named in the language it leads to. The choice is kept in this browser. */
export const LanguageSwitch = () => {
  const language = useLanguage();
  const other = language === 'en' ? 'es' : 'en';

  return (
    <Button variant="ghost" size="sm" lang={other} onClick={() => chooseLanguage(other)}>
      {other === 'es' ? 'Español' : 'English'}
    </Button>
  );
};
