import { type ExportRequest } from '../../application/data-exports.js';

/** Begins like the keys of the person's own files, so it is removed with them. No other address leads there. */
export const keyOfCopy = ({ userId, exportId }: ExportRequest): string => `${userId}/${exportId}.export`;
