import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {ApiRequest} from '@site/src/api/apiRequest';
import {codeLanguages} from '@site/src/api/requestCode';
import CodeFrame from '@site/src/components/CodeFrame';

type Props = {request: ApiRequest};

/** The request in each language. The tabs follow the language that the reader chose on any page. */
export default function RequestCode({request}: Props) {
  return (
    <Tabs groupId="language">
      {codeLanguages.map(({value, label, format}) => (
        <TabItem key={value} value={value} label={label}>
          <CodeFrame label={label}>{format(request)}</CodeFrame>
        </TabItem>
      ))}
    </Tabs>
  );
}
