export { ActivitySection as default } from '@/features/identity/settings/activity/activity-section';
