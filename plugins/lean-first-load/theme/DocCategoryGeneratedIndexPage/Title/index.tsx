import type {Props} from '@theme/DocCategoryGeneratedIndexPage/Title';
import Heading from '@theme/Heading';

/** The title of a category's page. A theme can add to it. */
export default function CategoryTitle({title}: Props) {
  return <Heading as="h1">{title}</Heading>;
}
