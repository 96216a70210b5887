import { useWords } from '@/lib/preferences/language';
import { english } from './words';
import { spanish } from './words.es';

export const useExportWords = () => useWords({ en: english, es: spanish });
