// Ejected from Docusaurus 3.10.2: the original styles the block as an info alert, with classes that a wrapper can't
// remove. Behaviour and height animation still come from theme-common.
import type {ComponentProps} from 'react';
import {clsx} from 'clsx';
import {Details as DetailsGeneric} from '@docusaurus/theme-common/Details';
import styles from './styles.module.css';

type Props = ComponentProps<typeof DetailsGeneric>;

/** A collapsible block. */
export default function Details({className, ...props}: Props) {
  return <DetailsGeneric {...props} className={clsx(styles.details, className)} />;
}
