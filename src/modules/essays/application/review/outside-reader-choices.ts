import { OutsideModelChoice } from '../../contracts/index.js';

/** Whether students let an outside language model read what they write. True for those who never chose. */
export abstract class OutsideReaderChoices extends OutsideModelChoice {
  abstract keep(studentId: string, isAllowed: boolean): Promise<void>;
}
