import {useContext} from 'react';
import useRouteContext from '@docusaurus/useRouteContext';
import {Context} from '@docusaurus/core/lib/client/routeContext';

function Reader() {
  return <p>{useRouteContext().plugin.id}</p>;
}

export default function MissingRouteContext() {
  useContext(Context);
  return (
    <Context.Provider value={null}>
      <Reader />
    </Context.Provider>
  );
}
