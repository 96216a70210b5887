export { US_PLACES as US_STATES } from '@/lib/us-states';
