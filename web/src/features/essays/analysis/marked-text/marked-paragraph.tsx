import { Fragment } from 'react';
import { type Block, type Piece } from './marked-text';
import { PhrasePin } from './phrase-pin';
import { markStyle } from './tone';

type MarkedParagraphProps = {
  block: Block;
  /** The number of the comment that is looked at. */
  active: number | null;
  onOpen: (number: number) => void;
};

/** The student's own words, with the phrases that comments are about. */
export const MarkedParagraph = ({ block, active, onOpen }: MarkedParagraphProps) => (
  <p dir="auto" className="font-essay text-essay wrap-anywhere">
    {block.pieces.map((piece) => (
      <Fragment key={piece.start}>
        <MarkedWords piece={piece} active={active} />
        {piece.ends.map((place) => (
          <PhrasePin
            key={`${place.number}-${place.start}`}
            place={place}
            active={place.number === active}
            onOpen={onOpen}
          />
        ))}
      </Fragment>
    ))}
  </p>
);

const MarkedWords = ({ piece: { text, marks }, active }: { piece: Piece; active: number | null }) => {
  const mark = marks.find(({ number }) => number === active) ?? marks[0];
  if (mark === undefined) return text;
  return (
    <mark
      data-tone={mark.tone}
      data-active={mark.number === active || undefined}
      className={markStyle(mark.tone)}
    >
      {text}
    </mark>
  );
};
