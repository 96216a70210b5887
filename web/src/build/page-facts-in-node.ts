import './browser-stubs';
import { readPageFacts } from './page-facts';

// Read while this module is imported: Vite closes its module loader afterwards.
export const pageFacts = await readPageFacts();
