import {useContext, useId, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Source} from '@site/src/askAi/protocol';
import Icon from '@site/src/components/Icon';
import PageLink from '@site/src/components/PageLink';
import {SectionContext} from '../SectionContext';
import OpenedSection from './OpenedSection';
import styles from './styles.module.css';

type Props = {
  sources: readonly Source[];
  onNavigate?: () => void;
};

/** The list of sections that an answer is based on. Each is a link, and can be opened whole below the list. */
export default function Sources({sources, onNavigate}: Props) {
  const id = useId();
  const canOpen = useContext(SectionContext) !== undefined;
  const [openAddress, setOpenAddress] = useState<string>();
  const opened = sources.find((source) => addressOf(source) === openAddress);
  return (
    <section className={styles.sources}>
      <h4 id={`${id}-title`} className={styles.title}>
        <Translate id="askAi.sources" description="The title of the list of an answer's sources">
          Sources
        </Translate>
      </h4>
      <ol className={styles.list} aria-labelledby={`${id}-title`}>
        {sources.map((source) => {
          const address = addressOf(source);
          const isOpen = address === openAddress;
          return (
            <li key={address} className={styles.source}>
              <PageLink to={address} className={styles.link} onNavigate={onNavigate}>
                {source.title}
              </PageLink>
              {canOpen && (
                <button
                  type="button"
                  className={styles.open}
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? `${id}-section` : undefined}
                  aria-label={translate(
                    {
                      id: 'askAi.openSection',
                      message: 'Read {title} here',
                      description: 'Opens a section inside the answer',
                    },
                    {title: source.title},
                  )}
                  title={translate({id: 'askAi.openSection.title', message: 'Read it here'})}
                  onClick={() => setOpenAddress(isOpen ? undefined : address)}
                >
                  <Icon name="arrow-down" />
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {opened && (
        <OpenedSection
          key={openAddress}
          id={`${id}-section`}
          source={opened}
          address={addressOf(opened)}
          onNavigate={onNavigate}
        />
      )}
    </section>
  );
}

function addressOf({route, anchor}: Source): string {
  return anchor === undefined ? route : `${route}#${anchor}`;
}
