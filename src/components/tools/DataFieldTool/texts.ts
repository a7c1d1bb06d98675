import {translate} from '@docusaurus/Translate';

export const dataText = () => translate({id: 'dataFieldTool.data', message: 'Data field'});

export const meaningText = () => translate({id: 'dataFieldTool.meaning', message: 'Meaning'});
