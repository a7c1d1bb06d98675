import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Card from '@site/src/components/Card';
import Cards from '@site/src/components/Cards';
import {features, sections, startingPoints} from '@site/src/config/home';
import Section, {Links, Row} from '../Section';

/** Where each kind of reader starts, frequent tasks, and the other sections. */
export default function Features() {
  return (
    <>
      <Section id="start" title={<Translate id="home.start.title">Where to start</Translate>}>
        <Row>
          <Cards>
            {startingPoints.map(({title, icon, to, text}) => (
              <Card key={to} title={title} icon={icon} href={to}>
                {text}
              </Card>
            ))}
          </Cards>
        </Row>
      </Section>
      <Section id="do-more" title={<Translate id="home.features.title">What do you want to do?</Translate>}>
        <Cards>
          {features.map(({title, icon, to, text}) => (
            <Card key={to} title={title} icon={icon} href={to}>
              {text}
            </Card>
          ))}
        </Cards>
        <Links label={<Translate id="home.sections">More sections</Translate>}>
          {sections.map(({label, to}) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </Links>
      </Section>
    </>
  );
}
