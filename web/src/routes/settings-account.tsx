export { AccountSection as default } from '@/features/identity/settings/account-section';
