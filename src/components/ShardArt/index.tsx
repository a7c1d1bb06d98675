import styles from './styles.module.css';

/** One isometric block with its top at (x, y); `size` is the half width of its rhombus. */
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

/** Levels from the oldest block up, so that a newer one is drawn over it. */
const columns = [
  {x: 110, blocks: [3, 2, 1, 0]},
  {x: 220, blocks: [3, 2, 1, 0]},
  {x: 330, blocks: [3, 2, 1, 0]},
];

/** Three chains of blocks, one a shard, tied together by the metachain's block. Decoration only. */
export default function ShardArt({className}: {className?: string}) {
  return (
    <svg className={className} viewBox="0 0 440 420" aria-hidden="true" focusable="false">
      {columns.map(({x}) => (
        <path key={x} className={styles.tie} d={`M${x} 250 V318 H220 V336`} />
      ))}
      {columns.map(({x, blocks}, shard) =>
        blocks.map((level) => (
          <Block
            key={`${x}-${level}`}
            x={x}
            y={30 + level * 56 + (shard === 1 ? 22 : 0)}
            tone={level === 0 ? styles.newest : level === 3 ? styles.oldest : styles.settled}
          />
        )),
      )}
      <Block x={220} y={336} size={46} tone={styles.metachain} />
    </svg>
  );
}
