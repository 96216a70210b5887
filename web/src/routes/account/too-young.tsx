export { TooYoung as default } from '@/features/identity/registration/too-young';
