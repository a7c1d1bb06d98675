import {useEffect, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import type {parseAbi} from '@site/src/chain/abi/abiDefinition';
import {attempt, type Attempt} from '../attempt';
import {contractEntries, type ContractEntry} from './contractEntries';
import {SAMPLE_ABI, sampleAbi} from './sampleAbi';

type ParseAbi = typeof parseAbi;

/**
 * Returns the endpoints of an ABI, or what is wrong with it; undefined while the parser loads. Its schemas are loaded for
 * another ABI than the sample.
 */
export function useAbi(text: string): Attempt<ContractEntry[]> | undefined {
  const [parser, setParser] = useState<{parse?: ParseAbi; failedText?: string}>({});
  const isSample = text === SAMPLE_ABI;
  const {parse, failedText} = parser;
  useEffect(() => {
    // After a failure, the next change of the text tries again.
    if (isSample || parse !== undefined || failedText === text) return;
    import('@site/src/chain/abi/abiDefinition').then(
      ({parseAbi}) => setParser({parse: parseAbi}),
      () => setParser({failedText: text}),
    );
  }, [isSample, parse, failedText, text]);

  if (isSample) return {value: contractEntries(sampleAbi)};
  if (parse !== undefined) return attempt(() => contractEntries(parse(text)));
  return failedText === text ? {error: loadFailureMessage()} : undefined;
}

function loadFailureMessage(): string {
  return translate({
    id: 'tool.loadFailure',
    message: "The tool couldn't be loaded. Check your network connection, then try again.",
  });
}
