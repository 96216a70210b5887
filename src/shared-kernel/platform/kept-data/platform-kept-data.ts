import { Injectable } from '@nestjs/common';
import { KeptData } from '../../application/kept-data.js';

@Injectable()
export class PlatformKeptData extends KeptData {
  readonly title = 'Your files';
  readonly tables = [
    {
      table: 'platform.stored_files',
      // Removed with its content by the job `RemoveUnusedFiles`.
      howLong:
        'Until you remove a file, or as long as your account exists. A file you removed, or never used, is deleted a day later.',
      title: 'Files you uploaded',
      of: `owner_id = $1 and state = 'stored'`,
      orderBy: 'created_at',
      without: ['owner_id', 'state', 'announced_size'],
      beside: { file: `'/objects/' || kept.owner_id || '/' || kept.id` },
    },
    {
      table: 'platform.remembered_replies',
      // Removed every hour by the job `RemoveExpiredReplies`.
      howLong: 'One day.',
      leftOut: 'Replies to your last saves repeat what is in this copy anyway.',
    },
    {
      table: 'platform.budgets',
      // Removed every ten minutes by the job `RemovePastBudgets`.
      howLong: 'Minutes, at most a day.',
      leftOut: 'Counts of attempts name nobody: whose they are is scrambled.',
    },
    {
      table: 'platform.model_tokens',
      howLong: 'Two days.',
      // Yesterday's stay a day longer: a call that began before midnight is settled there.
      deletedWhen: `day < (now() at time zone 'utc')::date - 1`,
      leftOut: 'Counts for an outside language model name nobody: whose they are is scrambled.',
    },
    {
      table: 'jobs.job',
      // Removed by the queue itself.
      howLong: 'A few days after it’s processed.',
      leftOut: 'Records of work that is waiting hold your account number and what is in this copy anyway.',
    },
  ];
}
