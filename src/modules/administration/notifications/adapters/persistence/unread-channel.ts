/** The PostgreSQL channel for changes of unread counts; the payload is the user's id. */
export const UNREAD_CHANNEL = 'administration_unread';
