export { ActivitySection as default } from '@/features/identity/settings/activity-section';
