export { ListByLinkScreen as default } from '@/features/matching/share-link/list-by-link-screen';
