// Ejected from Docusaurus 3.10.2: the original dresses the block as an information alert, by classes that a wrapper
// can't take off. What it does, and the height that it animates, stay those of theme-common.
import type {ComponentProps} from 'react';
import {clsx} from 'clsx';
import {Details as DetailsGeneric} from '@docusaurus/theme-common/Details';
import styles from './styles.module.css';

type Props = ComponentProps<typeof DetailsGeneric>;

/** A block that opens and closes. */
export default function Details({className, ...props}: Props) {
  return <DetailsGeneric {...props} className={clsx(styles.details, className)} />;
}
