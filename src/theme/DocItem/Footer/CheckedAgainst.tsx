import {splitAtMonth} from '@site/src/pageDates';
import {useFormattedDates} from '@site/src/theme/LastUpdated/useFormattedDates';

type Props = {checked: string};

/** A `checked` value with its month spelled out. */
export default function CheckedAgainst({checked}: Props) {
  const {checkedMonth} = useFormattedDates();
  const parts = splitAtMonth(checked);
  if (parts === undefined) return checked;
  return (
    <>
      {parts.before}
      <time dateTime={parts.month}>{checkedMonth}</time>
      {parts.after}
    </>
  );
}
