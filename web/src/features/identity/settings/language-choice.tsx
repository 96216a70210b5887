import { useState } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { Field } from '@/components/ui/forms/field';
import { RadioGroup } from '@/components/ui/forms/radio-group';
import { chooseLanguage } from '@/lib/preferences/choose-language';
import { type Language, useLanguage } from '@/lib/preferences/language';
import { SettingsPart } from './settings-card';
import { useAccountWords } from './account/use-account-words';

const LANGUAGES: readonly { value: Language; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
];

/** Kept with the account. If that fails, this browser keeps it, and the next page sends it again. */
export const LanguageChoice = () => {
  const language = useLanguage();
  const words = useAccountWords();
  const [isUnsaved, setUnsaved] = useState(false);

  const choose = async (chosen: Language) => {
    setUnsaved(false);
    await chooseLanguage(chosen).catch(() => setUnsaved(true));
  };

  return (
    <SettingsPart id="language" title={words.language}>
      <Field group label={words.languageWhat} hint={words.restInEnglish}>
        <RadioGroup
          options={LANGUAGES}
          value={language}
          onValueChange={(value) => void choose(value === 'es' ? 'es' : 'en')}
        />
      </Field>
      {isUnsaved && <Notice>{words.languageUnsaved}</Notice>}
    </SettingsPart>
  );
};
