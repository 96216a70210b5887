import { RegistrationController } from './adapters/http/registration.controller.js';
import { RegisterAccountHandler } from './application/register-account.js';
import { RequestVerificationEmail } from './application/request-verification-email.js';
import { SendVerificationEmailWhenRegistered } from './application/send-verification-email-when-registered.js';
import { SendVerificationEmailWhenRequested } from './application/send-verification-email-when-requested.js';

export const registrationControllers = [RegistrationController];

export const registrationProviders = [
  RegisterAccountHandler,
  RequestVerificationEmail,
  SendVerificationEmailWhenRegistered,
  SendVerificationEmailWhenRequested,
];
