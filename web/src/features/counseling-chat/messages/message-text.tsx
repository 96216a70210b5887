import { type ChatBlock, type ChatCitation } from '@/api';
import { BlockView } from '../blocks/block-view';
import { blockPlaces } from './block-places';
import { partsOf } from './marks';
import { PartView } from './part-view';

type MessageTextProps = {
  message: string;
  blocks: readonly ChatBlock[];
  citations: readonly ChatCitation[];
  linkTo: (collegeId: number) => string;
};

/**
 * The text is complete. Where a picture says the same as some lines, those lines are for screen readers and the picture for the
 * eye.
 */
export const MessageText = ({ message, blocks, citations, linkTo }: MessageTextProps) => {
  const parts = partsOf(
    message,
    citations.map(({ n }) => n),
  );
  const { places, after } = blockPlaces(parts, blocks);

  return (
    <>
      {parts.map((part, at) => {
        const place = places.get(part);
        return (
          <div key={at} className="grid min-w-0 gap-1">
            <PartView part={part} hidden={place?.replaces === true} />
            {place && <BlockView block={place.block} linkTo={linkTo} />}
          </div>
        );
      })}
      {after.map((block, at) => (
        <BlockView key={at} block={block} linkTo={linkTo} />
      ))}
    </>
  );
};
