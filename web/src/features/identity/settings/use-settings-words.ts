import { useWords } from '@/lib/preferences/language';
import { english } from './settings-words';
import { spanish } from './settings-words.es';

export const useSettingsWords = () => useWords({ en: english, es: spanish });
