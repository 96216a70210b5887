export { PasswordSection as default } from '@/features/identity/settings/sign-ins/password-section';
