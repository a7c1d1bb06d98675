import {memo, useMemo} from 'react';
import AnswerBlock from './AnswerBlock';
import {AnswerContext} from './AnswerContext';
import {useBlockGroups, type BlockGroup} from './useBlockGroups';
import styles from './styles.module.css';

type Props = {
  /** Tells the notes of this answer from those of others on the page. */
  id: string;
  text: string;
  /** More is to come. */
  isOpen: boolean;
  /** A link leads to a page of the site. */
  onLeave?: () => void;
};

/** An answer's Markdown. While it grows, only its end is read again. */
export default function Answer({id, text, isOpen, onLeave}: Props) {
  const groups = useBlockGroups(text);
  const context = useMemo(() => ({id, onLeave}), [id, onLeave]);
  const parts = Array.from({length: Math.ceil(groups.length / BLOCKS_IN_PART)}, (_, part) =>
    groups.slice(part * BLOCKS_IN_PART, (part + 1) * BLOCKS_IN_PART),
  );
  return (
    <AnswerContext value={context}>
      <div className={styles.answer}>
        {parts.map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a block keeps its place when it settles
          <Part key={index} groups={part} isOpen={isOpen && index === parts.length - 1} />
        ))}
      </div>
    </AnswerContext>
  );
}

/** The browser lays out and paints a part that grows, and leaves the others alone. */
const BLOCKS_IN_PART = 12;

type PartProps = {groups: readonly BlockGroup[]; isOpen: boolean};

const Part = memo(
  function Part({groups, isOpen}: PartProps) {
    return (
      <div className={styles.part}>
        {groups.map((group, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a block keeps its place when it settles
          <AnswerBlock key={index} group={group} isOpen={isOpen && index === groups.length - 1} />
        ))}
      </div>
    );
  },
  (before, after) =>
    before.isOpen === after.isOpen &&
    before.groups.length === after.groups.length &&
    before.groups.every((group, index) => group === after.groups[index]),
);
