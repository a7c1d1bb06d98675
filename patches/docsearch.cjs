/**
 * Changes to the only script of DocSearch, which is published minified. The types are in
 * `src/theme/SearchBar/patched-docsearch.d.ts`.
 *
 * Frozen at 3.9.0: never upgrade. Minified names differ in each version, so no change would match another one; version 4 is
 * four times as large. If the modal has to change, replace it with a dialog of our own over the same search client.
 */
const upstream = {
  issue: 'https://github.com/algolia/docsearch/issues/1370',
  title: 'None: this version gets no more releases',
  text: 'The faults are reported: dialog and focus in #1370, combobox in #1014, rows as HTML in #2897.',
};

const changes = [
  {
    why: 'The root has the attributes of a combobox, which belong to the input. It lacks a class for the engine.',
    from: 're({"aria-expanded":!0}),{className:["DocSearch","DocSearch-Container",',
    to: '{className:["DocSearch","DocSearch-Container","DocSearch--"+(H.context.answer||t).engine,',
  },
  {
    why: 'The root is a button that contains the entire modal: make it a dialog.',
    from: 'role:"button",tabIndex:0,',
    to: 'role:"dialog","aria-modal":!0,"aria-label":R.searchInputLabel,tabIndex:-1,',
  },
  {
    why: 'Tab never reaches a result: the focus trap contains only the elements of the first render.',
    from:
      'if(r){var e=r.querySelectorAll("a[href]:not([disabled]), button:not([disabled]), input:not([disabled])"),t=e[0],' +
      'n=e[e.length-1];return r.addEventListener("keydown",o),function(){r.removeEventListener("keydown",o)}}' +
      'function o(e){"Tab"===e.key&&(e.shiftKey?document.activeElement===t&&(e.preventDefault(),n.focus()):' +
      'document.activeElement===n&&(e.preventDefault(),t.focus()))}',
    to:
      'if(r)return r.addEventListener("keydown",o),function(){r.removeEventListener("keydown",o)};' +
      'function o(e){if("Tab"===e.key){var t=Array.from(r.querySelectorAll("a[href],button,input,select")).filter((function(e)' +
      '{return e.tabIndex>=0&&e.getClientRects().length>0})),n=e.shiftKey?t[0]:t[t.length-1],' +
      'i=e.shiftKey?t[t.length-1]:t[0];document.activeElement===n&&(e.preventDefault(),i.focus())}}',
  },
  {
    why: 'The Algolia logo has a style element, which the content security policy blocks. The style sheet has the same rules.',
    from: 'e.createElement("style",null,".cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}")',
    to: 'null',
  },
  {
    why: 'A header in a dialog becomes a second banner landmark of the page.',
    from: 'e.createElement("header",{className:"DocSearch-SearchBar"',
    to: 'e.createElement("div",{className:"DocSearch-SearchBar"',
  },
  {
    why: 'A footer in a dialog becomes a second contentinfo landmark. Closes the results component of the next change.',
    from: 'yr(t)||s()}}))),e.createElement("footer",',
    to: 'yr(t)||s()}}))}})),e.createElement("div",',
  },
  {
    why: 'New props: `renderNote` renders below the input, and can repeat the search; `resultsComponent` decides when and with which state to show results.',
    from: 'e.createElement("div",{className:"DocSearch-Dropdown",ref:V},e.createElement(Ir,m({},ee,{indexName:o,state:H,',
    to:
      't.renderNote(H,ee),e.createElement("div",{className:"DocSearch-Dropdown",ref:V},' +
      'e.createElement(t.resultsComponent,{autocomplete:ee,state:H,show:function(r){' +
      'return e.createElement(Ir,m({},ee,{indexName:o,state:r,',
  },
  {
    why: 'The input has no role, is limited to 64 characters, and loses its label while stalled, when the label is hidden.',
    from: 'o.getInputProps({inputElement:o.inputRef.current,autoFocus:o.autoFocus,maxLength:64})',
    to:
      'function(e){return m(e,{type:"text",role:"combobox","aria-label":d,"aria-labelledby":void 0,' +
      '"aria-autocomplete":"list","aria-haspopup":"tree","aria-expanded":!!e["aria-controls"],' +
      '"aria-controls":e["aria-controls"]||void 0})}' +
      '(o.getInputProps({inputElement:o.inputRef.current,autoFocus:o.autoFocus,maxLength:512}))',
  },
  {
    why: 'The input is focused after paint, so that an early keystroke is lost.',
    from: 'e.useEffect((function(){o.autoFocus&&o.inputRef.current&&o.inputRef.current.focus()}),[o.autoFocus,o.inputRef])',
    to: 'e.useLayoutEffect((function(){o.inputRef.current.focus()}),[o.inputRef])',
  },
  {
    why: 'Results contain links and buttons, which listbox options may not: make the lists trees. Give each its own id.',
    from: 'e.createElement("ul",t.getListProps(),',
    to: 'e.createElement("ul",m(t.getListProps({source:t.collection.source}),{role:"tree"}),',
  },
  {
    why: 'Results are the items of the trees.',
    from: 'a({item:r,source:u.source,onClick:function(e){c(r,e)}})),',
    to: 'a({item:r,source:u.source,onClick:function(e){c(r,e)}}),{role:"treeitem"}),',
  },
  {
    why: 'A row displays only two of its headings, as HTML. `hitComponent` gets icon and actions, and renders the rest.',
    from:
      'e.createElement(g,{hit:r},e.createElement("div",{className:"DocSearch-Hit-Container"},o({item:r,index:n}),' +
      'r.hierarchy[r.type]&&"lvl1"===r.type&&e.createElement("div",{className:"DocSearch-Hit-content-wrapper"},' +
      'e.createElement(mr,{className:"DocSearch-Hit-title",hit:r,attribute:"hierarchy.lvl1"}),' +
      'r.content&&e.createElement(mr,{className:"DocSearch-Hit-path",hit:r,attribute:"content"})),' +
      'r.hierarchy[r.type]&&("lvl2"===r.type||"lvl3"===r.type||"lvl4"===r.type||"lvl5"===r.type||"lvl6"===r.type)&&' +
      'e.createElement("div",{className:"DocSearch-Hit-content-wrapper"},' +
      'e.createElement(mr,{className:"DocSearch-Hit-title",hit:r,attribute:"hierarchy.".concat(r.type)}),' +
      'e.createElement(mr,{className:"DocSearch-Hit-path",hit:r,attribute:"hierarchy.lvl1"})),' +
      '"content"===r.type&&e.createElement("div",{className:"DocSearch-Hit-content-wrapper"},' +
      'e.createElement(mr,{className:"DocSearch-Hit-title",hit:r,attribute:"content"}),' +
      'e.createElement(mr,{className:"DocSearch-Hit-path",hit:r,attribute:"hierarchy.lvl1"})),' +
      'i({item:r,runDeleteTransition:function(e){p(!0),y.current=e},' +
      'runFavoriteTransition:function(e){h(!0),y.current=e}}))))',
    to:
      'e.createElement(g,{hit:r,icon:o({item:r,index:n}),actions:' +
      'i({item:r,runDeleteTransition:function(e){p(!0),y.current=e},' +
      'runFavoriteTransition:function(e){h(!0),y.current=e}})}))',
  },
  {
    why: 'Suggested queries never appear, and the state lacks the query of the results: keep the entire answer. The closest page is the suggestion.',
    from: 'i.context.searchSuggestions.length<Object.keys(m).length&&a({searchSuggestions:Object.keys(m)}),a({nbHits:l});',
    to: 'a({answer:t,searchSuggestions:t.suggestedQueries});',
  },
  {
    why: 'Recent and favourite searches must be stored without the highlights of one query.',
    from: 'Ar=["_highlightResult","_snippetResult"]',
    to: 'Ar=["parts"]',
  },
  {
    why: 'Stored text that is not JSON crashes the page.',
    from: 'var t=window.localStorage.getItem(e);return t?JSON.parse(t):[]',
    to: 'try{return JSON.parse(window.localStorage.getItem(e))}catch(e){}',
  },
  {
    why: 'Stored JSON that is not a list of results crashes the page: the new prop `readStoredHits` validates it.',
    from: 'i=o.getItem().slice(0,n);',
    to: 'i=e.read(o.getItem()).slice(0,n);',
  },
  {
    why: 'Favourite searches are read on each keystroke: read them once, with the new prop.',
    from: 'G=e.useRef(xr({key:"__DOCSEARCH_FAVORITE_SEARCHES__".concat(o),limit:10})).current',
    to:
      'G=e.useState((function(){' +
      'return xr({key:"__DOCSEARCH_FAVORITE_SEARCHES__".concat(o),limit:10,read:t.readStoredHits})}))[0]',
  },
  {
    why: 'Recent searches are read on each keystroke: read them once, with the new prop.',
    from: 'Y=e.useRef(xr({key:"__DOCSEARCH_RECENT_SEARCHES__".concat(o),limit:0===G.getAll().length?7:4})).current',
    to:
      'Y=e.useState((function(){return xr({key:"__DOCSEARCH_RECENT_SEARCHES__".concat(o),' +
      'limit:0===G.getAll().length?7:4,read:t.readStoredHits})}))[0]',
  },
];

module.exports = {
  package: '@docsearch/react',
  version: '3.9.0',
  file: 'dist/esm/index.js',
  upstream,
  changes,
};
