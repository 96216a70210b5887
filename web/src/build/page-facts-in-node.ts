import './browser-stubs';
import { readPageFacts } from './page-facts';

// Read on import, because Vite closes its module loader afterwards.
export const pageFacts = await readPageFacts();
