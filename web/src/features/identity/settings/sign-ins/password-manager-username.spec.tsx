import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { type ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '@/lib/session/session';
import { api, MAYA, useApi } from '@/testing/api';
import { renderScreen } from '@/testing/render-screen';
import { ChangeEmailForm } from '../account/change-email-form';
import { ChangePasswordForm } from './change-password-form';
import { TwoStepOff } from '../../two-step/two-step-off';
import { TwoStepOn } from '../../two-step/two-step-on';

const FORMS: readonly [form: string, screen: ReactElement, opens?: string][] = [
  ['changes the email', <ChangeEmailForm email={MAYA.email} />],
  ['changes the password', <ChangePasswordForm email={MAYA.email} />],
  ['sets up two-step verification', <TwoStepOff onOn={vi.fn()} />],
  [
    'turns two-step verification off',
    <TwoStepOn codesLeft={8} onNewCodes={vi.fn()} onOff={vi.fn()} />,
    'Turn off',
  ],
];

describe('a form that asks for the current password', () => {
  useApi();
  beforeEach(() => {
    startSession({ accessToken: 'access', refreshToken: 'refresh' }, MAYA);
    api.use(http.get('/api/auth/me', () => HttpResponse.json({ ...MAYA, hasPassword: true })));
  });

  it.each(FORMS)(
    'identifies the account for password managers only, where it %s',
    async (_form, shown, opens) => {
      renderScreen(shown);
      if (opens !== undefined) await userEvent.click(screen.getByRole('button', { name: opens }));
      const password = await screen.findByLabelText<HTMLInputElement>('Current password');

      await vi.waitFor(() => {
        const names = [
          ...(password.form?.querySelectorAll<HTMLInputElement>('[autocomplete=username]') ?? []),
        ];
        expect(names.map(({ value }) => value)).toEqual([MAYA.email]);
      });
      const name = password.form?.querySelector<HTMLInputElement>('[autocomplete=username]');
      expect(name).toMatchObject({ type: 'text', readOnly: true, tabIndex: -1, hidden: false });
      expect(name?.getAttribute('aria-hidden')).toBe('true');
      expect(name?.compareDocumentPosition(password)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );
});
