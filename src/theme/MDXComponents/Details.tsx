// Ejected from Docusaurus 3.10.2: the original takes the summary from a child only, and drops the `summary` attribute
// that pages write.
import {Children, isValidElement, type ComponentProps, type ReactElement} from 'react';
import Details from '@theme/Details';

type Props = ComponentProps<typeof Details>;

/** `<Details summary="…">`, or `<details>` with a `<summary>` of its own. */
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
