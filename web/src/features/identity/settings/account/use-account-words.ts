import { useWords } from '@/lib/preferences/language';
import { english } from './account-words';
import { spanish } from './account-words.es';

export const useAccountWords = () => useWords({ en: english, es: spanish });
