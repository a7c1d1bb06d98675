import {validateThemeConfig} from '@docusaurus/theme-classic/lib/options';

it('a navbar item of unknown type is an error of the build (§8.7)', () => {
  const validateItem = (item: object) =>
    validateThemeConfig({
      themeConfig: {navbar: {items: [item]}} as never,
      validate(schema, value) {
        const {error, value: valid} = schema!.validate(value);
        if (error) throw error;
        return valid as never;
      },
    });
  expect(() => validateItem({type: 'search'})).not.toThrow();
  expect(() => validateItem({type: 'weather'})).toThrow('Bad navbar item type weather');
});
