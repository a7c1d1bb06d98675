import Link from '@docusaurus/Link';
import Icon from '@site/src/components/Icon';
import {sovereign} from '@site/src/config/home';
import styles from './styles.module.css';

export default function SovereignPanel() {
  return (
    <section className={styles.section} aria-labelledby="sovereign">
      <div className={styles.panel}>
        <div className={styles.words}>
          <p className={styles.tag}>{sovereign.tag}</p>
          <h2 id="sovereign" className={styles.title}>
            {sovereign.title}
          </h2>
          <p className={styles.text}>{sovereign.text}</p>
          <Link className={styles.action} to={sovereign.to}>
            {sovereign.action}
            <Icon name="arrow-right" />
          </Link>
        </div>
        <Rings />
      </div>
    </section>
  );
}

/** A chain in the centre with appchains in orbit around it. Decoration only. */
function Rings() {
  const planets = [
    {radius: 70, angle: 20},
    {radius: 70, angle: 200},
    {radius: 115, angle: 75},
    {radius: 115, angle: 160},
    {radius: 115, angle: 310},
    {radius: 160, angle: 35},
    {radius: 160, angle: 235},
  ];
  return (
    <svg className={styles.art} viewBox="-180 -180 360 360" aria-hidden="true" focusable="false">
      {[70, 115, 160].map((radius) => (
        <circle key={radius} className={styles.orbit} r={radius} />
      ))}
      {planets.map(({radius, angle}) => {
        const x = radius * Math.cos((angle * Math.PI) / 180);
        const y = radius * Math.sin((angle * Math.PI) / 180);
        return (
          <g key={`${radius}-${angle}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <rect
              className={styles.planet}
              x="-10"
              y="-10"
              width="20"
              height="20"
              rx="4"
              transform="rotate(45)"
            />
          </g>
        );
      })}
      <g transform="rotate(45)">
        {[
          [-24, -24],
          [2, -24],
          [-24, 2],
          [2, 2],
        ].map(([x, y]) => (
          <rect key={`${x},${y}`} className={styles.core} x={x} y={y} width="22" height="22" rx="4" />
        ))}
      </g>
    </svg>
  );
}
