/** Injection token of the `Configuration` record. */
export const CONFIGURATION = Symbol('configuration');
