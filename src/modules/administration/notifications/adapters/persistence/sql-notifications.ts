import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { Notifications } from '../../application/notifications.js';
import { type Delivery, type Notification } from '../../domain/notification.js';
import { NotificationNotFound } from '../../domain/notification.errors.js';
import { UNREAD_CHANNEL } from './unread-channel.js';

// PostgreSQL delivers this to every server when the change is committed.
const NOTIFY = `select pg_notify('${UNREAD_CHANNEL}', user_id::text) from changed`;

const ADD = `
  with changed as (
    insert into administration.notifications (id, user_id, kind, subject, title, body, spanish, link, created_at, at_bell, held_until, email_due_at)
    select id, "userId", kind, subject, title, body, nullif(spanish, 'null'::jsonb), link, "createdAt", "atBell", "heldUntil", "emailDueAt"
      from jsonb_to_recordset($1) as added (
           id uuid, "userId" uuid, kind text, subject text, title text, body text, spanish jsonb, link text,
           "createdAt" timestamptz, "atBell" boolean, "heldUntil" timestamptz, "emailDueAt" timestamptz)
        on conflict on constraint notifications_once_per_subject do nothing
    returning user_id)
  ${NOTIFY}`;

const MARK_READ = `
  with changed as (
    update administration.notifications set read_at = coalesce(read_at, $3)
     where id = $2 and user_id = $1
    returning user_id)
  ${NOTIFY}`;

const MARK_ALL_READ = `
  with changed as (
    update administration.notifications set read_at = $2
     where user_id = $1 and read_at is null and at_bell and (held_until is null or held_until <= $2)
    returning user_id)
  ${NOTIFY}`;

const REMOVE_ALL = `
  with changed as (
    delete from administration.notifications
     where user_id = $1::uuid or position($1::uuid::text in subject) > 0
    returning user_id)
  ${NOTIFY}`;

const WAITING = `
  select distinct kind from administration.notifications
   where user_id = $1 and (held_until > $2 or email_due_at is not null)`;

const RESCHEDULE = `
  with changed as (
    update administration.notifications n
       set at_bell = case when n.held_until > $2 then d."atBell" else n.at_bell end,
           held_until = case when n.held_until > $2 then coalesce(d."heldUntil", $2) else n.held_until end,
           email_due_at = case when n.email_due_at is null then null else d."emailDueAt" end
      from jsonb_to_recordset($3) as d (kind text, "atBell" boolean, "heldUntil" timestamptz, "emailDueAt" timestamptz)
     where n.user_id = $1 and n.kind = d.kind and (n.held_until > $2 or n.email_due_at is not null)
    returning user_id)
  ${NOTIFY}`;

const NOT_AT_ALL: Delivery = { atBell: false, heldUntil: null, emailDueAt: null };

const TO_EMAIL = `
  select distinct user_id as "userId" from administration.notifications
   where email_due_at <= $1
   order by user_id`;

// With what is due goes what still waits. What was read at the bell needs no email anymore.
const TAKE_TO_EMAIL = `
  with waiting as (
    update administration.notifications set email_due_at = null
     where user_id = $1 and email_due_at is not null
    returning id, read_at, created_at)
  select id from waiting where read_at is null order by created_at, id`;

@Injectable()
export class SqlNotifications extends Notifications {
  constructor(private readonly sql: Sql) {
    super();
  }

  async add(notifications: readonly Notification[]): Promise<void> {
    if (notifications.length > 0) await this.sql.rows(ADD, [JSON.stringify(notifications)]);
  }

  async markRead(userId: string, id: string, now: Date): Promise<void> {
    if ((await this.sql.row(MARK_READ, [userId, id, now])) === null) throw new NotificationNotFound();
  }

  async markAllRead(userId: string, now: Date): Promise<void> {
    await this.sql.rows(MARK_ALL_READ, [userId, now]);
  }

  async peopleToEmail(now: Date): Promise<readonly string[]> {
    const rows = await this.sql.rows<{ userId: string }>(TO_EMAIL, [now]);
    return rows.map(({ userId }) => userId);
  }

  async takeToEmail(userId: string): Promise<readonly string[]> {
    const rows = await this.sql.rows<{ id: string }>(TAKE_TO_EMAIL, [userId]);
    return rows.map(({ id }) => id);
  }

  async reschedule(userId: string, now: Date, deliveryOf: (kind: string) => Delivery | null): Promise<void> {
    const kinds = await this.sql.rows<{ kind: string }>(WAITING, [userId, now]);
    const deliveries = kinds.map(({ kind }) => ({ kind, ...(deliveryOf(kind) ?? NOT_AT_ALL) }));
    if (deliveries.length > 0) await this.sql.rows(RESCHEDULE, [userId, now, JSON.stringify(deliveries)]);
  }

  async removeAllOf(userId: string): Promise<void> {
    await this.sql.rows(REMOVE_ALL, [userId]);
  }
}
