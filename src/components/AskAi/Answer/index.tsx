import {memo, useMemo} from 'react';
import AnswerBlock from './AnswerBlock';
import {AnswerContext} from './AnswerContext';
import {useBlockGroups, type BlockGroup} from './useBlockGroups';
import {useInTurn} from './useInTurn';
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
  const {groups, definitions} = useBlockGroups(text);
  const parts = Array.from({length: Math.ceil(groups.length / BLOCKS_IN_PART)}, (_, part) =>
    groups.slice(part * BLOCKS_IN_PART, (part + 1) * BLOCKS_IN_PART),
  );
  return (
    <div className={styles.answer}>
      {parts.map((part, index) => (
        <Part
          // oxlint-disable-next-line react/no-array-index-key -- a block keeps its place when it settles
          key={index}
          groups={part}
          isOpen={isOpen}
          isLast={index === parts.length - 1}
          definitions={definitions}
          id={id}
          onLeave={onLeave}
        />
      ))}
    </div>
  );
}

/** The browser lays out and paints a part that grows, and leaves the others alone. */
const BLOCKS_IN_PART = 12;

type PartProps = Pick<Props, 'id' | 'onLeave' | 'isOpen'> & {
  groups: readonly BlockGroup[];
  isLast: boolean;
  /** Those of links, which may come after the text that refers to them. */
  definitions: readonly string[];
};

const Part = memo(
  function Part({id, groups, isOpen, isLast, definitions, onLeave}: PartProps) {
    const known = useInTurn(definitions, isLast);
    const context = useMemo(() => ({id, onLeave, definitions: known}), [id, onLeave, known]);
    return (
      <AnswerContext value={context}>
        <div className={styles.part}>
          {groups.map((group, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a block keeps its place when it settles
            <AnswerBlock key={index} group={group} isOpen={isOpen && isLast && index === groups.length - 1} />
          ))}
        </div>
      </AnswerContext>
    );
  },
  ({groups: before, ...rest}, {groups: after, ...now}) =>
    rest.id === now.id &&
    rest.isOpen === now.isOpen &&
    rest.isLast === now.isLast &&
    rest.onLeave === now.onLeave &&
    rest.definitions === now.definitions &&
    before.length === after.length &&
    before.every((group, index) => group === after[index]),
);
