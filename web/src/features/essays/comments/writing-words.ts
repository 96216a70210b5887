import { english as reading } from './words';

/** For those who also write them. */
export const english = {
  ...reading,
  none: 'No comments yet.',
  add: 'Add a comment',
  kind: 'Kind',
  whoSees: 'Who can see it',
  whoSeesHint: '',
  addButton: 'Add comment',
  blank: 'Please write a comment first.',
  edit: 'Edit comment',
  editField: 'Comment',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Delete comment',
  removeQuestion: 'Delete comment?',
  removeWhat: 'Are you sure you want to delete this comment?',
  keep: 'Keep comment',
  added: 'Comment Added',
  changed: 'Comment Updated',
  removed: 'Comment Deleted',
  error: 'Error',
  notAdded: 'Failed to add comment',
  notChanged: 'Failed to update comment',
  notRemoved: 'Failed to delete comment',
};
export type WritingWords = typeof english;
