import type {ReactNode} from 'react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {ApiRequest} from '@site/src/api/apiRequest';
import {codeLanguages} from '@site/src/api/requestCode';
import CodeFrame from '@site/src/components/CodeFrame';

type Props = {
  /** The request (`ApiRequest`) as JSON. */
  request: string;
  /** The code in the first language. If it is missing, it is created, too. */
  children?: ReactNode;
  /** Creates the code in a language when the reader selects it: in collapsed blocks, where that moves nothing. */
  lazy?: 'true';
};

/** The code of a request in each language. The tabs follow the language that the reader chose on any page. */
export default function OperationCode({request: json, children, lazy}: Props) {
  const request = JSON.parse(json) as ApiRequest;
  return (
    <Tabs groupId="language" lazy={lazy !== undefined}>
      {codeLanguages.map(({value, label, format}, index) => (
        <TabItem key={value} value={value} label={label}>
          {index === 0 && children ? children : <CodeFrame label={label}>{format(request)}</CodeFrame>}
        </TabItem>
      ))}
    </Tabs>
  );
}
