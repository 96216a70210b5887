import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { endSession, startSession } from '@/lib/session/session';
import { api, MAYA, useApi } from '@/testing/api';
import { keepLanguage } from './keep-language';
import { choiceHere, storeChoice } from './choice-here';
import { chooseLanguage } from './choose-language';

const NEVER = { language: 'en', languageChosenAt: null } as const;
const MAY = '2026-05-01T12:00:00.000Z';
const JUNE = '2026-06-01T12:00:00.000Z';
const at = (day: string) => Date.parse(day);

let sent: unknown[] = [];
const keeping = (status = 200) =>
  api.use(
    http.patch('/api/account/language', async ({ request }) => {
      const { language } = (await request.json()) as { language: 'en' | 'es' };
      sent.push(language);
      return HttpResponse.json({ ...MAYA, language, languageChosenAt: JUNE }, { status });
    }),
  );

describe('the language of an account and of this browser', () => {
  useApi();
  beforeEach(() => {
    endSession();
    sent = [];
    startSession({ accessToken: 'access', refreshToken: 'refresh' }, MAYA);
  });

  it('stays as it is where nobody chose one', async () => {
    await keepLanguage(NEVER);

    expect(choiceHere()).toBeNull();
  });

  it('is the account’s where only that has one, or the later one', async () => {
    await keepLanguage({ language: 'es', languageChosenAt: MAY });
    expect(choiceHere()).toEqual({ language: 'es', at: at(MAY) });
    expect(document.cookie).toContain('flyleaf-language=es');

    await keepLanguage({ language: 'en', languageChosenAt: JUNE });
    expect(choiceHere()).toEqual({ language: 'en', at: at(JUNE) });
    expect(document.cookie).not.toContain('flyleaf-language');
  });

  it.each([
    ['the account has none', NEVER],
    ['this browser chose later', { language: 'en', languageChosenAt: MAY } as const],
  ])('is this browser’s where %s, and the account keeps it', async (_when, account) => {
    keeping();
    storeChoice({ language: 'es', at: at(MAY) + 1 });

    await keepLanguage(account);

    expect(sent).toEqual(['es']);
    expect(choiceHere()).toEqual({ language: 'es', at: at(JUNE) });
  });

  it('is used at once when chosen, also while the server can’t keep it', async () => {
    keeping(500);

    await expect(chooseLanguage('es')).rejects.toThrow();

    expect(choiceHere()?.language).toBe('es');
    expect(sent).toEqual(['es']);
  });

  it('is kept in this browser only while nobody is signed in, and forgotten with everything else', async () => {
    endSession();
    await chooseLanguage('es');
    expect(sent).toEqual([]);
    expect(choiceHere()?.language).toBe('es');

    endSession();
    expect(choiceHere()).toBeNull();
    expect(document.cookie).not.toContain('flyleaf-language');
  });
});
