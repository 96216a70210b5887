import { RecoveryController } from './adapters/http/recovery.controller.js';
import { RequestPasswordReset } from './application/request-password-reset.js';
import { ResetPasswordHandler } from './application/reset-password.js';
import { SendPasswordResetEmailWhenRequested } from './application/send-password-reset-email-when-requested.js';

export const recoveryControllers = [RecoveryController];

export const recoveryProviders = [
  RequestPasswordReset,
  ResetPasswordHandler,
  SendPasswordResetEmailWhenRequested,
];
