import clsx from 'clsx';
import styles from './styles.module.css';

/** An isometric block with its top corner at (x, y). `size` is half the width of its rhombus. */
function Block({x, y, size = 34, tone}: {x: number; y: number; size?: number; tone: string | undefined}) {
  const half = size / 2;
  return (
    <g className={tone}>
      <path className={styles.top} d={`M${x} ${y} l${size} ${half} l${-size} ${half} l${-size} ${-half}z`} />
      <path
        className={styles.left}
        d={`M${x - size} ${y + half} l${size} ${half} v${size * 0.9} l${-size} ${-half}z`}
      />
      <path
        className={styles.right}
        d={`M${x + size} ${y + half} l${-size} ${half} v${size * 0.9} l${size} ${-half}z`}
      />
    </g>
  );
}

/** Oldest block first, so that newer blocks are drawn over older ones. */
const levels = [3, 2, 1, 0];
const shards = [
  {shard: 0, x: 40},
  {shard: 1, x: 140},
  {shard: 2, x: 240},
];

type Props = {
  className?: string;
  /** The shard to highlight. */
  shard?: number | 'metachain';
};

/** Three chains of blocks, one for each shard, connected by the metachain's block. Decoration only. */
export default function ShardArt({className, shard: current}: Props) {
  const toneOf = (level: number, isCurrent: boolean) => {
    if (isCurrent) return clsx(styles.current, level > 0 && styles.settled);
    return level === 0 ? styles.newest : styles.old;
  };
  return (
    <svg className={className} viewBox="0 0 280 400" aria-hidden="true" focusable="false">
      {shards.map(({shard, x}) => (
        <path
          key={shard}
          className={clsx(styles.tie, shard === current && styles.currentTie)}
          d={`M${x} 240 V310 H140 V330`}
        />
      ))}
      {shards.map(({shard, x}) =>
        levels.map((level) => (
          <Block
            key={`${shard}-${level}`}
            x={x}
            y={4 + level * 56 + (shard === 1 ? 22 : 0)}
            tone={toneOf(level, shard === current)}
          />
        )),
      )}
      <Block x={140} y={312} size={44} tone={current === 'metachain' ? styles.current : styles.metachain} />
    </svg>
  );
}
