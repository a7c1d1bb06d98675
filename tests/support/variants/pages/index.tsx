import Layout from '@theme/Layout';
import {useThemeConfig, type NavbarItem} from '@docusaurus/theme-common';
import {useState} from 'react';
import Icon, {type IconName} from '@site/src/components/Icon';

function CrashButton({place, crash}: {place: string; crash: () => void}) {
  return (
    <button type="button" onClick={crash}>
      Crash {place}
    </button>
  );
}

function CrashInPage() {
  const [crashed, setCrashed] = useState(false);
  if (crashed) throw new Error('The test pressed the button.');
  return <CrashButton place="in the page" crash={() => setCrashed(true)} />;
}

/** Adds an item that has nothing to link to, and shows the bar again. */
function BreakBar({onBroken}: {onBroken: () => void}) {
  const {items} = useThemeConfig().navbar;
  const breakBar = () => {
    items.push({type: 'docSidebar', sidebarId: 'empty', position: 'left', label: 'Empty'} as NavbarItem);
    onBroken();
  };
  return (
    <button type="button" onClick={breakBar}>
      Break the bar
    </button>
  );
}

/** Failures that a reader of the real site can't cause. */
export default function Home() {
  const [crashed, setCrashed] = useState(false);
  const [bars, setBars] = useState(1);
  if (crashed) throw new Error('The test pressed the button.');
  return (
    <Layout key={bars} title="Variant" description="A page of the tests.">
      <main>
        <CrashInPage />
        <CrashButton place="outside the layout" crash={() => setCrashed(true)} />
        <BreakBar onBroken={() => setBars((count) => count + 1)} />
        <Icon name={'no-such-icon' as IconName} />
      </main>
    </Layout>
  );
}
