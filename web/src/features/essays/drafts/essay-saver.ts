import { userMessageOf } from '@/lib/api/api-error';
import { type EssayForm, isBlank, isSameForm } from '../editor/essay-form';
import { problemsOf } from '../editor/form-problems';
import { dropLocalDraft, keepLocalDraft, type LocalDraft, onKeptElsewhere } from './local-drafts';
import { newId } from './new-id';
import { type Saved, type SaverState } from './saver-state';
import { type EssayCalls, isChangedElsewhere, isForLater, type StoredEssay } from './sending';

const IDLE_MS = 5_000;
/** Browsers refuse larger bodies of a request that outlives its page. */
const MOST_KEEPALIVE_BYTES = 60_000;

export type SaverEvents = {
  /** The first save: at once, or once the server was reached again. */
  onCreated: (stored: StoredEssay, submitted: boolean) => void;
  onSaved: (stored: StoredEssay) => void;
};

const isSmall = (form: EssayForm) => new Blob([JSON.stringify(form)]).size < MOST_KEEPALIVE_BYTES;

/**
 * Saves one essay as it is written. What the server does not have lies on this computer; once the essay exists, a pause in typing
 * sends it. One save is under way at a time.
 */
export class EssaySaver {
  private readonly listeners = new Set<() => void>();
  private state: SaverState;
  private idle: ReturnType<typeof setTimeout> | undefined;
  private underWay: Promise<Saved> | null = null;
  private stopFollowing: () => void = () => undefined;
  /** Submit was pressed while an earlier Save had no answer yet. */
  private submitsAfter = false;

  /** `stored`: what the server has; null for a new essay. */
  constructor(
    private draft: LocalDraft,
    private stored: EssayForm | null,
    private readonly calls: EssayCalls,
    private readonly events: SaverEvents,
  ) {
    this.state = {
      form: draft.form,
      essayId: draft.essayId,
      saving: false,
      savedAt: null,
      dirty: this.isUnsaved(draft.form),
      waiting: draft.firstSave !== null,
      refusal: null,
      conflict: null,
      noRoom: false,
    };
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  readonly snapshot = () => this.state;

  get draftId() {
    return this.draft.id;
  }

  /** Saves by itself until it is stopped. */
  start() {
    this.followOtherTabs();
    if (this.state.dirty) this.saveSoon();
  }

  stop() {
    clearTimeout(this.idle);
    this.stopFollowing();
  }

  /** Goes on from what was saved in another tab, as long as nothing was typed here. */
  follow({ id, version, form }: StoredEssay) {
    const { dirty, saving } = this.state;
    if (dirty || saving || version <= (this.draft.base ?? 0)) return;
    this.stored = form;
    this.draft = { ...this.draft, essayId: id, base: version };
    this.show({ form });
  }

  change(changes: Partial<EssayForm>) {
    const form = { ...this.state.form, ...changes };
    this.show({ form, dirty: this.isUnsaved(form), refusal: null });
    this.keep();
    this.saveSoon();
  }

  /** Sends what the server does not have, and asks for a review on `submit`. `keepalive`: the page may be gone before the reply. */
  async save({ keepalive = false, submit = false } = {}): Promise<Saved> {
    clearTimeout(this.idle);
    while (this.underWay) {
      const saved = await this.underWay;
      if (saved !== 'saved') return saved;
    }
    const { essayId, form, conflict } = this.state;
    if (conflict) return 'conflict';
    if (essayId === null || (!submit && !this.isUnsaved(form))) return 'saved';
    if (problemsOf(form).length > 0) return 'incomplete';

    return this.alone(async () => {
      const options = { submit, keepalive: keepalive && isSmall(form) };
      const stored = await this.calls.update(essayId, form, this.draft.base, options);
      this.noteStored(stored, form);
      this.events.onSaved(stored);
    });
  }

  /** The first save. What was sent without an answer is sent again as it was, before anything newer. */
  async create(submit: boolean): Promise<Saved> {
    if (this.underWay) return this.underWay;
    const firstSave = this.draft.firstSave ?? { key: newId(), form: this.state.form, submit };
    this.submitsAfter ||= submit && !firstSave.submit;
    this.draft = { ...this.draft, firstSave };
    this.keep();

    return this.alone(async () => {
      const created = await this.calls.create(firstSave.form, firstSave.submit, firstSave.key);
      this.noteStored(created, firstSave.form);
      const submitted = this.submitsAfter ? await this.submitCreated(created) : null;
      this.events.onCreated(submitted ?? created, firstSave.submit || submitted !== null);
    });
  }

  /** Null when that fails: it is a draft then, and says so. */
  private async submitCreated({ id, version }: StoredEssay) {
    const { form } = this.state;
    try {
      const submitted = await this.calls.update(id, form, version, { submit: true, keepalive: false });
      this.noteStored(submitted, form);
      return submitted;
    } catch {
      return null;
    }
  }

  /** When the server may be reached again. */
  async retry() {
    if (this.state.essayId !== null) await this.save();
    else if (this.draft.firstSave) await this.create(this.draft.firstSave.submit);
  }

  /** This text becomes the newest version; the other stays in the history. */
  keepMine(): Promise<Saved> {
    const { conflict } = this.state;
    if (conflict) this.draft = { ...this.draft, base: conflict.version };
    this.show({ conflict: null });
    this.keep();
    return this.save();
  }

  /** The other text becomes the newest version, after this one: both stay in the history. */
  async takeOther(): Promise<Saved> {
    const { conflict, form } = this.state;
    if (!conflict) return 'saved';
    return this.alone(async () => {
      const stored = await this.calls.takeOther(form, conflict);
      this.show({ conflict: null, form: stored.form });
      this.noteStored(stored, stored.form);
      this.events.onSaved(stored);
    });
  }

  private alone(send: () => Promise<void>): Promise<Saved> {
    this.show({ saving: true });
    const attempt = send()
      .then((): Saved => 'saved')
      .catch((error: unknown) => this.noteFailure(error))
      .finally(() => {
        this.underWay = null;
        this.show({ saving: false });
      });
    this.underWay = attempt;
    return attempt;
  }

  private noteStored({ id, version }: StoredEssay, sent: EssayForm) {
    this.stored = sent;
    this.draft = { ...this.draft, essayId: id, base: version, firstSave: null };
    const form: EssayForm = { ...this.state.form, origin: 'typed' }; // what comes on top of the file
    const dirty = this.isUnsaved(form);
    this.show({ form, essayId: id, savedAt: Date.now(), waiting: false, refusal: null, dirty });
    this.keep();
    if (dirty) this.saveSoon();
  }

  private async noteFailure(error: unknown): Promise<Saved> {
    const { essayId } = this.state;
    if (isChangedElsewhere(error) && essayId !== null) return this.showOther(essayId);
    if (isForLater(error)) {
      this.show({ waiting: true });
      return 'kept';
    }
    this.draft = { ...this.draft, firstSave: null };
    this.keep();
    this.show({ waiting: false, refusal: userMessageOf(error) ?? '' });
    return 'refused';
  }

  private async showOther(essayId: string): Promise<Saved> {
    try {
      this.show({ conflict: await this.calls.read(essayId), waiting: false });
      return 'conflict';
    } catch {
      this.show({ waiting: true });
      return 'kept';
    }
  }

  /** On this computer, as long as the server does not have it. */
  private keep() {
    const { form, dirty } = this.state;
    if (!dirty && this.draft.firstSave === null) {
      dropLocalDraft(this.draft.id);
      return;
    }
    this.draft = { ...this.draft, form, keptAt: Date.now() };
    this.show({ noRoom: !keepLocalDraft(this.draft) });
  }

  /** Only an essay that exists saves by itself. */
  private saveSoon() {
    clearTimeout(this.idle);
    if (this.state.essayId !== null) this.idle = setTimeout(() => void this.save(), IDLE_MS);
  }

  /** Another tab opened the same draft and typed: this text goes on under an id of its own. */
  private followOtherTabs() {
    this.stopFollowing = onKeptElsewhere(this.draft.id, () => {
      if (!this.state.dirty) return;
      this.stopFollowing();
      this.draft = { ...this.draft, id: newId() };
      this.keep();
      this.followOtherTabs();
    });
  }

  private isUnsaved(form: EssayForm) {
    return this.stored === null ? !isBlank(form) : !isSameForm(form, this.stored);
  }

  private show(changes: Partial<SaverState>) {
    this.state = { ...this.state, ...changes };
    this.listeners.forEach((listener) => listener());
  }
}
