import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {splitAtMonth} from '@site/src/review/checkedMonth';

type Props = {checked: string};

/** A `checked` value with its month spelled out. */
export default function CheckedAgainst({checked}: Props) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const parts = splitAtMonth(checked);
  if (parts === undefined) return checked;
  const format = new Intl.DateTimeFormat(currentLocale, {month: 'long', year: 'numeric', timeZone: 'UTC'});
  return (
    <>
      {parts.before}
      <time dateTime={parts.month}>{format.format(new Date(`${parts.month}-01T00:00:00Z`))}</time>
      {parts.after}
    </>
  );
}
