// Ejected from Docusaurus 3.10.2: the original reads the summary only from a child and ignores the `summary` attribute,
// which pages use.
import {Children, isValidElement, type ComponentProps, type ReactElement} from 'react';
import Details from '@theme/Details';

type Props = ComponentProps<typeof Details>;

/** `<Details summary="…">`, or `<details>` with a `<summary>` child, which takes precedence. */
export default function MDXDetails({summary, children, ...props}: Props) {
  const items = Children.toArray(children);
  const ownSummary = items.find(
    (item): item is ReactElement<ComponentProps<'summary'>> =>
      isValidElement(item) && item.type === 'summary',
  );
  return (
    <Details {...props} summary={ownSummary ?? summary}>
      {items.filter((item) => item !== ownSummary)}
    </Details>
  );
}
