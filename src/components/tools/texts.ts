import {translate} from '@docusaurus/Translate';

export const loadFailureText = () =>
  translate({
    id: 'tool.loadFailure',
    message: "The tool couldn't be loaded. Check your network connection, then try again.",
  });
