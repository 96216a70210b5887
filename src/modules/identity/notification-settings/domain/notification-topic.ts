/**
 * What people choose by, for the bell and for email: reminders of dates, essays and comments, the people on the other side of
 * sharing, and what comes next after a college answered. News of the account itself always arrives.
 */
export const NOTIFICATION_TOPICS = ['reminders', 'essays', 'sharing', 'colleges'] as const;
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];

export interface Where {
  readonly bell: boolean;
  readonly email: boolean;
}

/** Nobody is reminded of dates, or emailed, who did not ask for it. */
export const WHERE_AT_FIRST: Readonly<Record<NotificationTopic, Where>> = {
  reminders: { bell: false, email: false },
  essays: { bell: true, email: false },
  sharing: { bell: true, email: false },
  colleges: { bell: true, email: false },
};

/** Adults hear only of the students who share with them. */
export const topicsOf = (role: string): readonly NotificationTopic[] =>
  role === 'student' ? NOTIFICATION_TOPICS : ['sharing'];
