import { type NewPortfolioItem, type PortfolioItem } from '@/api';
import { toast } from '@/components/ui/toasts/toast-store';
import { fieldProblemsOf } from '@/lib/api/api-error';
import { enteredOnly } from './entry';

const isAboutFile = (error: unknown) => fieldProblemsOf(error).some(({ path }) => path === 'portfolioFile');

/** Adds a deleted item again, with its file. The file of a deleted item is kept for a day; after that, only the item comes back. */
export const restoreItem = async (
  item: PortfolioItem,
  add: (body: NewPortfolioItem) => Promise<PortfolioItem>,
) => {
  const body = { ...item, ...enteredOnly };
  try {
    return await add(body);
  } catch (error) {
    if (!isAboutFile(error)) throw error;
    const restored = await add({ ...body, portfolioFile: null });
    toast({
      tone: 'error',
      title: 'File Removed',
      description: `${item.title} is back, but its file was deleted. Edit it to upload the file again.`,
    });
    return restored;
  }
};
