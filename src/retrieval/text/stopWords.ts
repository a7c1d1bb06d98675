/** Frequent words and question words. Neither identifies the subject of a query. */
const WORDS =
  'a about above again also am an and another any are arent as at be been being below between both but by can cant ' +
  'come could couldnt did do does doesnt doing done dont each either else every for from get give got had has hasnt ' +
  'have havent he her here his how i if im in into is isnt it its just kind kinds know let like may me might more ' +
  'most must my need neither no not of on one or other our out over please same shall she should shouldnt since so ' +
  'some something such than that thats the their them then there these they thing things this those to too until up ' +
  'us very want wants was wasnt way we were what whats when where wheres which while who whom whose why will with ' +
  'wont would wouldnt yet you your youre';

export const queryStopWords: ReadonlySet<string> = new Set(WORDS.split(' '));
