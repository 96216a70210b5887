export { TwoStepSection as default } from '@/features/identity/two-step/two-step-section';
