import { Fragment } from 'react';

/** Names like “Administration/Management” are wider than a phone’s column, so they may break after the slash. */
export const BreakableTitle = ({ title }: { title: string }) =>
  title.split(/(?<=\/)/).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
