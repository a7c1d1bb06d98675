import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Card from '@site/src/components/Card';
import Cards from '@site/src/components/Cards';
import {communityLinks, moreResources} from '@site/src/config/home';
import Section, {Links, Row} from '../Section';

export default function Community() {
  return (
    <Section
      id="community"
      title={<Translate id="home.community.title">Talk to the people who build it</Translate>}
    >
      <Row>
        <Cards>
          {communityLinks.map(({label, href, icon, text}) => (
            <Card key={href} title={label} icon={icon} href={href}>
              {text}
            </Card>
          ))}
        </Cards>
      </Row>
      <Links label={<Translate id="home.resources">More about the network</Translate>}>
        {moreResources.map(({label, href}) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </Links>
    </Section>
  );
}
