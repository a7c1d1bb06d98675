import type {SearchReport} from '@site/src/feedback/feedback';
import {createSearchRecorder} from '@site/src/search/client/searchRecorder';

function record() {
  const reports: SearchReport[] = [];
  const recorder = createSearchRecorder((report) => reports.push(report));
  const answer = (query: string, nbHits = 3, hasFailed = false) =>
    recorder.answered({query, nbHits, hasFailed});
  return {...recorder, answer, reports};
}

describe('createSearchRecorder', () => {
  it('reports the last query, and that no result was opened', () => {
    const {answer, end, reports} = record();
    answer('sh');
    answer('shard');
    answer('shard ', 0);
    expect(reports).toEqual([]);
    end();
    end();
    expect(reports).toEqual([{query: 'shard', results: 0, followed: false}]);
  });

  it('reports an opened result, also when better results follow', () => {
    const {answer, followed, end, reports} = record();
    answer('shard');
    followed();
    answer('shard', 5);
    end();
    expect(reports).toEqual([{query: 'shard', results: 5, followed: true}]);
  });

  it('reports a query whose result was opened in another tab before the next query', () => {
    const {answer, followed, end, reports} = record();
    answer('shard');
    followed();
    answer('gas', 0);
    end();
    expect(reports).toEqual([
      {query: 'shard', results: 3, followed: true},
      {query: 'gas', results: 0, followed: false},
    ]);
  });

  it('reports nothing without a query or after a failure', () => {
    const {answer, followed, end, reports} = record();
    followed();
    answer('  ');
    answer('shard', 0, true);
    end();
    expect(reports).toEqual([]);
  });
});
