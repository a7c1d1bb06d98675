import type {CSSProperties} from 'react';
import type {LongTable as Props} from '@site/src/askAi/markdownBlocks';
import {TableBox} from './AnswerTable';
import Markdown from './Markdown';
import {partsOf} from './partsOf';
import styles from './styles.module.css';

/** Pieces of rows that the browser lays out and paints together. */
const PIECES_TOGETHER = 4;
/** A column of long texts takes at least so many characters, and breaks its lines. */
const WIDEST_LEAST = 16;
/** Left and right of a cell. */
const PADDING = '1.6rem';

/**
 * A table that grows long. The browser would lay out a table as a whole with each row that comes: here, columns have
 * widths that don't depend on what follows, so that each row is laid out alone.
 */
export default function LongTable({head, pieces, columns}: Props) {
  const bodies = partsOf(pieces, PIECES_TOGETHER);
  const least = columns.map((width) => `calc(${Math.min(width, WIDEST_LEAST)}ch + ${PADDING})`);
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--columns': columns.map((width, index) => `minmax(${least[index]}, ${width}fr)`).join(' '),
    minWidth: `calc(${least.join(' + ')})`,
  };
  /* oxlint-disable react/no-array-index-key, jsx-a11y/no-redundant-roles -- rows keep their place, and some browsers forget what a table is that is laid out as something else */
  return (
    <TableBox>
      <table className={styles.long} role="table" style={style}>
        <Markdown part="head">{head}</Markdown>
        {bodies.map((body, index) => (
          <tbody key={index} role="rowgroup">
            {body.map((rows, piece) => (
              <Markdown key={piece} part="rows">
                {head + rows}
              </Markdown>
            ))}
          </tbody>
        ))}
      </table>
    </TableBox>
  );
  /* oxlint-enable react/no-array-index-key, jsx-a11y/no-redundant-roles */
}
