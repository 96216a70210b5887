export { LeavingSection as default } from '@/features/identity/settings/leaving-section';
