import Layout from '@theme/Layout';
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

/** Things that a reader of the real site can't provoke. */
export default function Home() {
  const [crashed, setCrashed] = useState(false);
  if (crashed) throw new Error('The test pressed the button.');
  return (
    <Layout title="Variant" description="A page of the tests.">
      <main>
        <CrashInPage />
        <CrashButton place="outside the layout" crash={() => setCrashed(true)} />
        <Icon name={'no-such-icon' as IconName} />
      </main>
    </Layout>
  );
}
