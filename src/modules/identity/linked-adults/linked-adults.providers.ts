import { LinkedStudents } from '../contracts/linked-students.js';
import { SqlLinkedStudents } from './adapters/persistence/sql-linked-students.js';

export const linkedAdultsProviders = [{ provide: LinkedStudents, useClass: SqlLinkedStudents }];
