import {useEffect, useState} from 'react';
import {translate} from '@docusaurus/Translate';

type Loading<Module> = {module?: Module; error?: string; failedText?: string};

/**
 * Returns a module that is loaded once the reader's text needs it, or why it couldn't be loaded; neither while it loads. After
 * a failure, the next change of the text tries again.
 */
export function useModule<Module>(
  load: () => Promise<Module>,
  {text, isNeeded}: {text: string; isNeeded: boolean},
): {module?: Module; error?: string} {
  const [loading, setLoading] = useState<Loading<Module>>({});
  const {module, failedText} = loading;
  useEffect(() => {
    if (!isNeeded || module !== undefined || failedText === text) return;
    load().then(
      (loaded) => setLoading({module: loaded}),
      () => setLoading({error: loadFailureMessage(), failedText: text}),
    );
  }, [load, isNeeded, module, failedText, text]);
  return loading;
}

function loadFailureMessage(): string {
  return translate({
    id: 'tool.loadFailure',
    message: "The tool couldn't be loaded. Check your network connection, then try again.",
  });
}
