import Translate from '@docusaurus/Translate';
import {splitAtMonth} from '@site/src/pageDates';
import {useFormattedDates} from '@site/src/theme/LastUpdated/useFormattedDates';
import styles from './styles.module.css';

type Props = {checked: string};

/** Characters of a `checked` value that fit in a line of the footer. */
const ONE_LINE = 80;

/** What a page was checked against, with the month spelled out. A long text is folded below the month. */
export default function CheckedAgainst({checked}: Props) {
  const {checkedMonth} = useFormattedDates();
  const parts = splitAtMonth(checked);
  const date = parts && <time dateTime={parts.month}>{checkedMonth}</time>;
  if (parts && checked.length > ONE_LINE)
    return (
      <details>
        <summary>
          <Translate id="docItem.checkedIn" values={{date}}>
            {'Checked in {date}'}
          </Translate>
        </summary>
        {parts.before.replace(/, $/, '')}
        {parts.after}
      </details>
    );
  const text = parts ? (
    <>
      {parts.before}
      {date}
      {parts.after}
    </>
  ) : (
    checked
  );
  return (
    <p className={styles.checked}>
      <Translate
        id="docItem.checked"
        description="Footer of a page; {checked} is what it was checked against and when"
        values={{checked: text}}
      >
        {'Checked against {checked}'}
      </Translate>
    </p>
  );
}
