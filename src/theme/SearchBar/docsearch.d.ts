/** Only styles, without types of its own. */
declare module '@docsearch/react/style';
