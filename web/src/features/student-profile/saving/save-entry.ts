// A file of its own: the code is loaded when a list of entries is shown, after the list itself.
export { saveChange as saveEntry } from './save-change';
