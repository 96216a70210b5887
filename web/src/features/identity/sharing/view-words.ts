import { type View } from '@/api';
import { thingInWords } from '../settings/activity/viewed-words';
import { english, type SharingWords } from './words';

/** Who looked at what, as one sentence. */
export const viewWords = (
  { by, name, relation, what, title }: View,
  { view: words }: Pick<SharingWords, 'view'> = english,
) => {
  if (by === 'removed') return words.byRemoved;
  if (by === 'link') return words.byLink(name);
  if (by === 'admin') return words.byRunner[what ?? ''] ?? words.byRunnerElse;
  const who = [name ?? words.anAdult, relation === null ? '' : words.relations[relation]];
  return words.lookedAt(who.filter(Boolean).join(', '), thingInWords({ what, title }, words.viewed));
};
