import { Button } from '@/components/ui/basics/button';
import { useLanguage } from '@/lib/preferences/language';

/** To the landing page in the other language: both have an address, and need no script. */
export const LanguageLink = () => {
  const other = useLanguage() === 'en' ? 'es' : 'en';

  return (
    <Button asChild variant="ghost" size="sm">
      <a href={other === 'es' ? '/es' : '/'} lang={other} hrefLang={other} data-language={other}>
        {other === 'es' ? 'Español' : 'English'}
      </a>
    </Button>
  );
};
