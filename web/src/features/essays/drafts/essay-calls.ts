import { type Essay } from '@/api';
import {
  changeEssay,
  createEssay,
  getEssay,
  nameEssayVersion,
  restoreEssayVersion,
} from '@/api/calls/essays.gen';
import { type EssayForm } from '../editor/essay-form';
import { type EssayCalls, type StoredEssay } from './sending';

const LONGEST_NAME = 80;

type Received = Pick<
  Essay,
  | 'id'
  | 'title'
  | 'essayType'
  | 'prompt'
  | 'content'
  | 'audience'
  | 'collegeId'
  | 'wordLimit'
  | 'applicationId'
  | 'latestVersionNumber'
>;

export const formOf = (essay: Received): EssayForm => ({
  title: essay.title,
  essayType: essay.essayType,
  prompt: essay.prompt,
  content: essay.content,
  audience: essay.audience ?? '',
  collegeId: essay.collegeId,
  wordLimit: essay.wordLimit,
  applicationId: essay.applicationId,
  origin: 'typed',
});

export const storedEssay = (essay: Received, jobId: string | null = null): StoredEssay => ({
  id: essay.id,
  version: essay.latestVersionNumber,
  form: formOf(essay),
  jobId,
});

const create: EssayCalls['create'] = async (form, submit, key) => {
  const { data } = await createEssay({
    body: { ...form, submit },
    headers: { 'Idempotency-Key': key },
    throwOnError: true,
  });
  return storedEssay(data, data.jobId);
};

const update: EssayCalls['update'] = async (essayId, form, base, { keepalive, submit }) => {
  const { data } = await changeEssay({
    path: { id: essayId },
    body: { ...form, submit, ...(base === null ? {} : { latestVersionNumber: base }) },
    keepalive,
    throwOnError: true,
  });
  return storedEssay(data, data.jobId);
};

const read: EssayCalls['read'] = async (essayId) => {
  const { data } = await getEssay({ path: { id: essayId }, throwOnError: true });
  return storedEssay(data.essay);
};

const takeOther: EssayCalls['takeOther'] = async (mine, other) => {
  const { version } = await update(other.id, mine, other.version, { keepalive: false, submit: false });
  await nameEssayVersion({
    path: { id: other.id, versionNumber: version },
    body: { name: `Typed here: ${mine.title}`.slice(0, LONGEST_NAME) },
    throwOnError: true,
  });
  const { data } = await restoreEssayVersion({
    path: { id: other.id, versionNumber: other.version },
    throwOnError: true,
  });
  return storedEssay(data);
};

export const essayCalls: EssayCalls = { create, update, read, takeOther };
