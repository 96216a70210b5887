import { type Finding } from '../reading/finding.js';
import { OFF_PROMPT_TEMPLATES } from './off-prompt-templates.js';
import { type Template } from './template.js';
import { TEMPLATES } from './templates.js';

/** Undefined for a kind nothing is said about. */
export function templateFor({ kind, facts }: Finding): Template | undefined {
  if (kind === 'off-prompt')
    return OFF_PROMPT_TEMPLATES[String(facts['family'])] ?? OFF_PROMPT_TEMPLATES['other'];

  const hasFix = Boolean(facts['fix']);
  if (kind === 'spelling' && !hasFix) return spellingWithoutFix();
  if (hasFix && (kind === 'grammar' || isMarkOfTheDictionary(kind, facts))) return TEMPLATES['grammar-fix'];
  if (kind === 'vague-impact' && facts['isGain'] === 'yes') return TEMPLATES['vague-gain'];
  return TEMPLATES[kind];
}

const isMarkOfTheDictionary = (kind: string, facts: Finding['facts']): boolean =>
  kind === 'punctuation' && String(facts['rule']).startsWith('harper.');

function spellingWithoutFix(): Template | undefined {
  const template = TEMPLATES['spelling'];
  return template && { ...template, question: 'How does the dictionary spell it?' };
}
