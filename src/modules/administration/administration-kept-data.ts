import { Injectable } from '@nestjs/common';
import { KeptData, WITH_ACCOUNT } from '#shared-kernel/application/kept-data.js';

@Injectable()
export class AdministrationKeptData extends KeptData {
  readonly title = 'Notifications and visits';
  readonly tables = [
    {
      table: 'administration.notifications',
      howLong: 'One year.',
      deletedWhen: `created_at < now() - interval '1 year'`,
      title: 'Notifications',
      of: 'user_id = $1',
      orderBy: 'created_at, id',
      without: ['user_id', 'subject', 'spanish'],
    },
    {
      table: 'administration.student_views',
      howLong: WITH_ACCOUNT,
      title: 'When someone who runs Flyleaf last came to your page',
      of: 'student_id = $1',
      orderBy: 'viewed_at, admin_id',
      without: ['student_id', 'admin_id'],
    },
    {
      table: 'administration.consultation_notes',
      howLong: 'Until the note is deleted, or as long as your account exists.',
      leftOut:
        'Notes that someone who runs Flyleaf made about a talk with you are also about the person who wrote them. Ask us, and we’ll show you the notes about you.',
    },
  ];
}
