/** The authorship record: pure functions over plain data, for the server and the browser alike. */
export { AUTHORSHIP_SCHEMA, type AuthorshipEntry } from './authorship-entry.js';
export { type Cryptography, type Fault, faultsIn, type FoundFault } from './faults-in.js';
export { type PublicKey, type RecordFile } from './record-file.js';
