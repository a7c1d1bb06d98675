import {render, screen} from '@testing-library/react';
import VotesTool from '@site/src/components/tools/VotesTool/VotesTool';
import {enter, results} from '@site/tests/support/toolPage';

it('counts the votes of the page’s example', () => {
  render(<VotesTool />);
  expect(results()).toEqual({
    Result: 'Proposal passed\nQuorum reached, not vetoed, and enough yes votes.',
    'Votes cast': '3,000,000, 21.43%; needs 2,800,000',
    Veto: '250,000, 8.33%; vetoed from 990,000',
    Yes: '1,900,000, 63.33%; needs 1,500,000\nNo: 450,000; yes must be more',
    'Yes votes missing': 'none',
    'Fee returned': '1,000 of 1,000 EGLD',
  });
});

it('says how many yes votes are missing, and what the issuer loses', () => {
  render(<VotesTool />);
  enter('Abstain', '0');
  expect(results()).toMatchObject({
    Result: 'Proposal did not reach minQuorum\nToo few votes for the quorum.',
    'Yes votes missing': '200,000 EGLD',
    'Fee returned': '990 of 1,000 EGLD',
  });
});

it('says if a tiny fraction of a vote is missing, or if no number of votes is enough', () => {
  render(<VotesTool yes="1500000" no="1500000" abstain="0" veto="0" />);
  expect(results()['Yes votes missing']).toBe('less than 0.000001 EGLD');
  enter('No', '9000000');
  expect(results()['Yes votes missing']).toBe('the EGLD without a vote is not enough');
});

it('says what is wrong with one field, or with several together', () => {
  render(<VotesTool />);
  enter('Veto', '-1');
  expect(screen.getByLabelText('Veto')).toHaveAccessibleDescription(
    /Expected an amount of 0 or more, found -1/,
  );
  expect(results()).toEqual({});
  enter('Veto', '0');
  enter('Locked EGLD', '1,000');
  expect(screen.getByText(/Expected at most as many votes as EGLD locked/)).toBeVisible();
  expect(results()).toEqual({});
});
