export { CrisisLineInSpanish as default } from '@/components/ui/basics/spanish-crisis-line';
