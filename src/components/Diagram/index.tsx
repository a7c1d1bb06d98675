import styles from './styles.module.css';

type Props = {
  /** The drawing as SVG markup, made by the build (plugins/rehype-diagrams). */
  html: string;
  title: string;
  /** Natural width in px. */
  width: string;
};

/** Text in a drawing is 13 px; it is shown a little larger where there is room, and never smaller than this. */
const LARGEST = 1.1;
const SMALLEST = 0.85;

/** A diagram with its title below; one that is wider than the page scrolls sideways. */
export default function Diagram({html, title, width}: Props) {
  const size = {
    maxWidth: Math.round(Number(width) * LARGEST),
    minWidth: Math.round(Number(width) * SMALLEST),
  };
  return (
    <figure className={styles.figure}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls has to be reachable by keyboard */}
      <div className={styles.scroll} role="group" aria-label={title} tabIndex={0}>
        <div className={styles.drawing} style={size} dangerouslySetInnerHTML={{__html: html}} />
      </div>
      <figcaption className={styles.caption}>{title}</figcaption>
    </figure>
  );
}
