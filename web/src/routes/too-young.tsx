export { TooYoung as default } from '@/features/identity/too-young';
