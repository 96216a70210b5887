import { Injectable } from '@nestjs/common';
import { KeptData, WITH_ACCOUNT } from '#shared-kernel/application/kept-data.js';

const WITH_ESSAY = 'Until you delete the essay, or as long as your account exists.';
const OF_ESSAY = 'essay_id in (select id from essays.essays where user_id = $1)';
const essay = { essay: '(select e.title from essays.essays e where e.id = kept.essay_id)' };
const ADULT = '(select a.name from identity.v_adult_names a where a.id = kept.adult_id)';
const college = {
  college: '(select c.name from college_catalogue.v_college_names c where c.id = kept.college_id)',
};

@Injectable()
export class EssaysKeptData extends KeptData {
  readonly title = 'Essays';
  readonly tables = [
    {
      table: 'essays.essays',
      howLong: WITH_ESSAY,
      title: 'Your essays',
      of: 'user_id = $1',
      orderBy: 'created_at, id',
      without: ['user_id', 'college_id'],
      beside: college,
    },
    {
      // With the seals of the authorship record, so that it can be checked without us.
      table: 'essays.essay_versions',
      howLong: WITH_ESSAY,
      title: 'Every version of each essay',
      of: OF_ESSAY,
      orderBy: 'essay_id, version_number',
      beside: essay,
    },
    {
      table: 'essays.essay_reviews',
      howLong: WITH_ESSAY,
      title: 'Reviews of your drafts',
      of: OF_ESSAY,
      orderBy: 'created_at, id',
      without: ['input_key'],
      beside: essay,
    },
    {
      table: 'essays.jobs',
      howLong: WITH_ESSAY,
      title: 'When you asked for a review',
      of: OF_ESSAY,
      orderBy: 'created_at, id',
      beside: essay,
    },
    {
      table: 'essays.essay_comments',
      howLong: WITH_ESSAY,
      title: 'Comments of counselors',
      of: OF_ESSAY,
      orderBy: 'created_at, id',
      without: ['admin_id', 'counselor_id'],
      beside: essay,
    },
    {
      table: 'essays.essay_shares',
      howLong: 'Until you stop sharing the essay or delete it, or as long as your account exists.',
      title: 'Essays you let an adult read',
      of: OF_ESSAY,
      orderBy: 'shared_at, essay_id',
      without: ['adult_id'],
      beside: { ...essay, shared_with: ADULT },
    },
    {
      table: 'essays.essay_openings',
      howLong: WITH_ESSAY,
      title: 'When someone at Flyleaf opened an essay, and why',
      of: OF_ESSAY,
      orderBy: 'opened_at, id',
      without: ['admin_id', 'id'],
      beside: essay,
    },
    {
      table: 'essays.asked_prompts',
      howLong: 'Until you remove it.',
      title: 'Your essay plan',
      of: 'user_id = $1',
      orderBy: 'created_at, id',
      without: ['user_id', 'college_id'],
      beside: college,
    },
    {
      table: 'essays.season_settings',
      howLong: WITH_ACCOUNT,
      title: 'Your hours for applications',
      of: 'user_id = $1',
      orderBy: 'user_id',
      without: ['user_id'],
    },
    {
      table: 'essays.season_reuses',
      howLong: WITH_ACCOUNT,
      title: 'Essays you reuse in your season plan',
      of: 'user_id = $1',
      orderBy: 'chosen_at, item_id',
      without: ['user_id', 'item_id'],
    },
    {
      table: 'essays.outside_reader_choices',
      howLong: WITH_ACCOUNT,
      title: 'Whether an outside language model may read your essays',
      of: 'user_id = $1',
      orderBy: 'user_id',
      without: ['user_id'],
    },
  ];
}
