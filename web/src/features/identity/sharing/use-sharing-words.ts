import { useWords } from '@/lib/preferences/language';
import { english } from './words';
import { spanish } from './words.es';

export const useSharingWords = () => useWords({ en: english, es: spanish });
