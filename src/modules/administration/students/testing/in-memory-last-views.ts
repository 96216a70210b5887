import { LastViews, type StudentView } from '../application/last-views.js';

export class InMemoryLastViews extends LastViews {
  private views: readonly StudentView[] = [];

  note(view: StudentView, newAfter: Date): Promise<boolean> {
    const isSame = ({ studentId, adminId }: StudentView) =>
      studentId === view.studentId && adminId === view.adminId;
    if (this.views.some((known) => isSame(known) && known.viewedAt > newAfter)) return Promise.resolve(false);
    this.views = [...this.views.filter((known) => !isSame(known)), view];
    return Promise.resolve(true);
  }

  removeAllOf(userId: string): Promise<void> {
    this.views = this.views.filter(({ studentId, adminId }) => ![studentId, adminId].includes(userId));
    return Promise.resolve();
  }
}
