import { useWords } from '@/lib/preferences/language';
import { english } from './activity-words';
import { spanish } from './activity-words.es';

export const useActivityWords = () => useWords({ en: english, es: spanish });
