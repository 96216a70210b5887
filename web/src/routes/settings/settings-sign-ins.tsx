export { SignInsSection as default } from '@/features/identity/settings/sign-ins/sign-ins-section';
