import { EMPTY_FORM, type EssayForm } from '../editor/essay-form';
import { type LocalDraft, readLocalDraft } from './local-drafts';
import { newId } from './new-id';

/** Each tab has its own new essay, which a reload brings back. */
const KEY = 'flyleaf.new-essay';

export const openNewDraft = (id: string) => sessionStorage.setItem(KEY, id);

export const newDraftId = () => {
  const known = sessionStorage.getItem(KEY);
  if (known !== null) return known;
  const id = newId();
  openNewDraft(id);
  return id;
};

/** Goes on with the new essay of this type for this application, or starts one. What was begun for another stays among the drafts. */
export const newDraftFor = ({ applicationId, essayType }: EssayForm) => {
  const open = sessionStorage.getItem(KEY);
  const kept = open === null ? null : (readLocalDraft(open)?.form ?? null);
  if (open !== null && kept?.applicationId === applicationId && kept.essayType === essayType) return open;
  const id = newId();
  openNewDraft(id);
  return id;
};

/** The next new essay starts empty. */
export const closeNewDraft = () => sessionStorage.removeItem(KEY);

export const newDraft = (id: string, form: EssayForm = EMPTY_FORM): LocalDraft => {
  const kept = readLocalDraft(id);
  if (kept !== null && kept.essayId === null) return kept;
  return { id, essayId: null, base: null, form, firstSave: null, keptAt: Date.now() };
};
