import * as v from 'valibot';
import {isSiteRoute, requestLimits} from '../askAi/chatRequest';
import {reasons, reportLimits, type PageFeedback, type SearchReport} from './feedback';

/** Returns the feedback in parsed JSON, with its note trimmed, or undefined if it is invalid. Ignores unknown fields. */
export function parsePageFeedback(value: unknown): PageFeedback | undefined {
  const {success, output} = v.safeParse(pageFeedbackSchema, value);
  return success ? output : undefined;
}

/** Returns the report in parsed JSON, with its query trimmed, or undefined if it is invalid. Ignores unknown fields. */
export function parseSearchReport(value: unknown): SearchReport | undefined {
  const {success, output} = v.safeParse(searchReportSchema, value);
  return success ? output : undefined;
}

const pageFeedbackSchema = v.object({
  page: v.pipe(v.string(), v.maxLength(requestLimits.page), v.check(isSiteRoute)),
  helpful: v.boolean(),
  details: v.optional(
    v.object({
      reason: v.optional(v.picklist(reasons)),
      note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(reportLimits.note))),
    }),
  ),
});

const searchReportSchema = v.object({
  query: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(reportLimits.query)),
  results: v.pipe(v.number(), v.integer(), v.minValue(0)),
  followed: v.boolean(),
});
