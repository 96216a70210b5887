import { useWords } from '@/lib/preferences/language';
import { english } from './own-links-words';
import { spanish } from './own-links-words.es';

export const useOwnLinksWords = () => useWords({ en: english, es: spanish });
