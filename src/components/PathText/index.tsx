import {Fragment} from 'react';

/** A text whose paths can break after a slash. Otherwise, browsers break them anywhere. */
export default function PathText({text}: {text: string}) {
  return text.split('/').map((part, index) => (
    // The parts of a text have no identity but their position.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}
