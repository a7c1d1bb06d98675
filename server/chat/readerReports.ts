import type {Context, Hono} from 'hono';
import {parseFeedback} from '../../src/askAi/chatRequest';
import {chatPaths} from '../../src/askAi/protocol';
import {reportLimits, reportPaths} from '../../src/feedback/feedback';
import {parsePageFeedback, parseSearchReport} from '../../src/feedback/parseReport';
import type {ChatSettings} from '../settings';
import type {RequestLimits} from './requestLimits';
import type {Log, LogEntry} from './log';
import {loggedText} from './loggedText';
import {readBody, refuse, type ChatEnv} from './responses';

type Parts = {
  requestLimits: RequestLimits;
  /** Returns whether a route is one of the site's pages. */
  isPage: (route: string) => boolean;
  settings: Pick<ChatSettings, 'recordSearches'>;
  log: Log;
};

/** Adds the paths that take readers' reports and write them to the log: verdicts on answers and on pages, and searches. */
export function addReaderReports(
  app: Hono<ChatEnv>,
  {requestLimits, isPage, settings: {recordSearches}, log}: Parts,
): void {
  /** Each kind of report has its own limit. */
  function addReport<Report>(
    path: string,
    kind: string,
    parse: (value: unknown) => Report | undefined,
    entryOf: (report: Report) => LogEntry,
  ): void {
    app.post(path, async (context: Context) => {
      const {request, refusal} = await readBody(context, parse);
      if (refusal !== undefined) return refuse(context, refusal);
      const wait = await requestLimits.count(context, kind);
      if (wait !== undefined) return refuse(context, 'rate_limited', {'Retry-After': String(wait)});
      log(entryOf(request));
      return context.body(null, 204);
    });
  }

  addReport(chatPaths.feedback, 'feedback', parseFeedback, ({answerId, helpful}) => ({
    event: 'feedback',
    answerId,
    helpful,
  }));

  addReport(
    reportPaths.page,
    'page-feedback',
    (value) => {
      const feedback = parsePageFeedback(value);
      return feedback && isPage(feedback.page) ? feedback : undefined;
    },
    ({page, helpful, details}) =>
      details === undefined
        ? {event: 'page_rated', page, helpful}
        : {
            event: 'page_feedback',
            page,
            helpful,
            reason: details.reason,
            note: details.note && loggedText(details.note, reportLimits.note),
          },
  );

  if (!recordSearches) return;
  addReport(reportPaths.search, 'search', parseSearchReport, ({query, results, followed}) => ({
    event: 'searched',
    query: loggedText(query, reportLimits.query),
    results,
    followed,
  }));
}
