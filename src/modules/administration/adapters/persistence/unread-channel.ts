/** PostgreSQL's channel on which every replica hears whose unread count may have changed; the payload is the user's id. */
export const UNREAD_CHANNEL = 'administration_unread';
