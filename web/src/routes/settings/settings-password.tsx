export { PasswordSection as default } from '@/features/identity/settings/password-section';
