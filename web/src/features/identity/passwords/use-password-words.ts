import { useWords } from '@/lib/preferences/language';
import { english } from './words';
import { spanish } from './words.es';

export const usePasswordWords = () => useWords({ en: english, es: spanish });
