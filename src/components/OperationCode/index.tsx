import {useContext, type ReactNode} from 'react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {ApiRequest} from '@site/src/api/apiRequest';
import {codeLanguages} from '@site/src/api/requestCode';
import CodeFrame from '@site/src/components/CodeFrame';
import {SampleContext} from '@site/src/components/OperationColumns/SampleContext';

type Props = {
  /** The request (`ApiRequest`) as JSON. */
  request: string;
  /** The code in the first language. If it is missing, it is created, too. */
  children?: ReactNode;
  /** Creates the code in a language when the reader selects it: in collapsed blocks, where that moves nothing. */
  lazy?: 'true';
};

/**
 * The code of a request in each language; that of the console's request once the reader opened the console above it. The
 * tabs follow the language that the reader chose on any page.
 */
export default function OperationCode({request: example, children, lazy}: Props) {
  const shown = useContext(SampleContext)?.request ?? example;
  const request = JSON.parse(shown) as ApiRequest;
  return (
    <Tabs groupId="language" lazy={lazy !== undefined}>
      {codeLanguages.map(({value, label, format}, index) => (
        <TabItem key={value} value={value} label={label}>
          {index === 0 && children && shown === example ? (
            children
          ) : (
            <CodeFrame label={label}>{format(request)}</CodeFrame>
          )}
        </TabItem>
      ))}
    </Tabs>
  );
}
