export { LeavingSection as default } from '@/features/identity/settings/account/leaving-section';
