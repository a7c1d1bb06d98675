import {unitOf} from '@site/src/retrieval/answers/dependencies';
import {FORMULA, type Passage} from '@site/src/retrieval/index/passage';

const unit = (passages: readonly Passage[], at: number, best = at) =>
  unitOf(passages, at, {
    isQuotable: () => true,
    bestOf: (indexes) => (indexes.includes(best) ? best : indexes[0]),
  });
const paragraph = (text: string): Passage => ({kind: 'paragraph', text});
const item = (text: string, depth = 1): Passage => ({kind: 'item', text, depth, number: 1});
const code = (depth?: number): Passage => ({kind: 'code', text: 'run', ...(depth && {depth})});

describe('unitOf', () => {
  it('is the passage itself if it needs no other', () => {
    expect(unit([paragraph('One.'), paragraph('Two.'), paragraph('Three.')], 1)).toEqual([1]);
  });

  it('includes the sentence that announces a code block, and the label between', () => {
    const passages: Passage[] = [paragraph('Run:'), {kind: 'label', text: 'Bash'}, code(), paragraph('End.')];
    expect(unit(passages, 0)).toEqual([0, 1, 2]);
    expect(unit(passages, 2)).toEqual([0, 1, 2]);
  });

  it('includes the command of a step, and the step of a command', () => {
    const passages = [item('Stop it.'), item('Start it.'), paragraph('Wait.'), code(1), item('Done.')];
    passages[2]!.depth = 1;
    expect(unit(passages, 1)).toEqual([1, 2, 3]);
    expect(unit(passages, 3)).toEqual([1, 2, 3]);
    expect(unit(passages, 4)).toEqual([4]);
  });

  it('includes the step of an item inside it', () => {
    expect(unit([item('Set these.'), item('One', 2), item('Two', 2)], 2)).toEqual([0, 2]);
  });

  it('includes all rows of a small table, and only the header of a large one', () => {
    const table = (rows: number): Passage[] => [
      paragraph('The keys:'),
      {kind: 'header', text: 'Key', isDependent: true},
      ...Array.from({length: rows}, (): Passage => ({kind: 'row', text: 'a'})),
    ];
    expect(unit(table(3), 3)).toEqual([0, 1, 2, 3, 4]);
    expect(unit(table(9), 4)).toEqual([0, 1, 4]);
  });

  it('includes the best of a long list that a sentence announces', () => {
    expect(unit([paragraph('Choose:'), item('a'), item('b'), item('c')], 0, 3)).toEqual([0, 3]);
  });

  it('includes the formula after a sentence, and the sentence that explains it', () => {
    const passages: Passage[] = [
      paragraph('The top-up per node is'),
      {kind: 'code', text: 't = S / n', language: FORMULA, isDependent: true},
      {...paragraph('where n is the number of nodes.'), isDependent: true},
    ];
    expect(unit(passages, 0)).toEqual([0, 1]);
    expect(unit(passages, 2)).toEqual([0, 1, 2]);
  });
});
