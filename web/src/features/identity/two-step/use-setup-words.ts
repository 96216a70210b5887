import { useWords } from '@/lib/preferences/language';
import { english } from './setup-words';
import { spanish } from './setup-words.es';

export const useSetupWords = () => useWords({ en: english, es: spanish });
