import {
  type LinkedAdult,
  type LinkedStudent,
  LinkedStudents,
  type ViewedThing,
} from '../../contracts/linked-students.js';

/** Links given by the spec. Records the views as "adult student what". */
export class InMemoryLinkedStudents extends LinkedStudents {
  readonly views: string[] = [];
  private readonly links: (LinkedStudent & { adultId: string })[] = [];

  link(adultId: string, student: LinkedStudent): void {
    this.links.push({ ...student, adultId });
  }

  find(adultId: string, studentId: string): Promise<LinkedStudent | null> {
    const found = this.links.find((link) => link.adultId === adultId && link.studentId === studentId);
    return Promise.resolve(found ?? null);
  }

  of(adultId: string): Promise<readonly LinkedStudent[]> {
    return Promise.resolve(this.links.filter((link) => link.adultId === adultId));
  }

  adultsOf(studentId: string): Promise<readonly LinkedAdult[]> {
    const found = this.links.filter((link) => link.studentId === studentId);
    return Promise.resolve(
      found.map(({ adultId, relation, parts }) => ({ adultId, name: adultId, relation, parts })),
    );
  }

  recordView(adultId: string, studentId: string, what: ViewedThing): Promise<void> {
    this.views.push(`${adultId} ${studentId} ${what}`);
    return Promise.resolve();
  }
}
