import {render} from '@testing-library/react';
import Icon, {type IconName} from '@site/src/components/Icon';
import {icons} from '@site/src/config/icons';

describe('Icon', () => {
  it('draws a registered icon, hidden from screen readers', () => {
    const {container} = render(<Icon name="github" />);
    const svg = container.querySelector('svg');
    expect(svg).toHaveAttribute('aria-hidden', 'true');
    expect(svg?.querySelectorAll('path')).toHaveLength(1);
  });

  it.each(['nothing', 'constructor'])('logs that "%s" is unknown and renders nothing', (name) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const {container} = render(<Icon name={name as IconName} />);
    expect(container).toBeEmptyDOMElement();
    expect(logged).toHaveBeenCalledWith(`Could not find icon "${name}"`);
    logged.mockRestore();
  });

  it.each(Object.entries(icons))('contains only shapes for "%s"', (_name, shapes) => {
    expect(shapes).toMatch(/^(<(path|circle|ellipse|rect) [^<>]*\/>)+$/);
    expect(shapes).not.toMatch(/style|class|(?:fill|stroke)="(?!currentColor)/);
  });
});
