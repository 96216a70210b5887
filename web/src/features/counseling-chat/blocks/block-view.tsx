import { type ChatBlock } from '@/api';
import { Chances } from './chances';
import { Colleges } from './colleges';
import { Compare } from './compare';
import { Prices } from './prices';
import { Steps } from './steps';

type BlockViewProps = { block: ChatBlock; linkTo: (collegeId: number) => string };

/** A picture of what the message says in words. Only its links are for screen readers. A support card is a message of its own. */
export const BlockView = ({ block, linkTo }: BlockViewProps) => {
  switch (block.type) {
    case 'chances':
      return <Chances rows={block.rows} linkTo={linkTo} />;
    case 'prices':
      return <Prices rows={block.rows} linkTo={linkTo} />;
    case 'colleges':
      return <Colleges rows={block.rows} linkTo={linkTo} />;
    case 'compare':
      return <Compare block={block} />;
    case 'steps':
      return <Steps rows={block.rows} />;
    case 'support-card':
      return null;
  }
};
