export { SecondStepSection as default } from '@/features/identity/settings/second-step-section';
