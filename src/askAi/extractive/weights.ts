/** What counts how much, tuned on two thirds of the evaluation sets, over this site and over one five times as large. */
export const weights = {
  /** Pages that the question itself finds, and that each further query does. */
  pages: 20,
  furtherPages: 10,
  /** A page with a section that is headed by what is to be defined, as if it had been found with this score. */
  defining: 0.9,
  /** A match, by where it stands; in the passage itself it counts 1. */
  lead: 0.7,
  heading: 1,
  nameInHeading: 0.9,
  title: 0.575,
  /** By the title of a page that is about what is asked as a whole. */
  topic: 0.8,
  topicSaid: 0.6,
  /** In a reader's question that the section answers; and how far that question speaks for each passage. */
  asked: 0.5,
  askedSaid: 0.2,
  /** What it adds that a reader's question is the same as the one asked. */
  alike: 0.8,
  /** The same of the passage that answers it, and how far the question speaks for that one. */
  answer: 0.5,
  answerSaid: 0.8,
  /** A section that answers a question so much alike is read from its beginning. */
  opensAlike: 0.4,
  neighbour: 0.35,
  section: 0.3,
  page: 0.33,
  /** What the engine's order of the pages decides, and its choice of sections. */
  rank: 0.65,
  ranked: 0.1,
  /** What it adds that a section's headings name what is asked. */
  named: 0.26,
  /** And that they name nothing else, where something is to be explained or done. */
  told: 0.6,
  fullness: 0.25,
  density: 0.12,
  /** Factors for passages of the kind that the question asks for. */
  number: 1.2,
  noNumber: 0.8,
  count: 1.45,
  version: 1.3,
  time: 1.25,
  noTime: 0.7,
  noAmount: 0.85,
  /** What leads to the numbers that are asked for, and has none itself. */
  leading: 0.8,
  /** A sentence that adds to another. */
  adding: 0.9,
  amount: 1.2,
  date: 1.5,
  place: 1.2,
  limit: 1.2,
  name: 1.27,
  reason: 1.2,
  steps: 1.1,
  definition: 1.25,
  /** Factors for kinds of passages. */
  code: 0.62,
  row: 0.87,
  rowOfSteps: 0.9,
  short: 0.7,
  long: 0.8,
  asking: 0.6,
  caption: 0.75,
  /** How far a heading speaks for the sentence below it. */
  opening: 0.9,
  /** What it adds, to a task, that the heading begins with it. */
  action: 0.25,
  /** What is left, for a task, of a heading that doesn't begin with it. */
  noAction: 0.5,
  /** What it adds that a fact or a row is about what is asked, and about nothing else. */
  label: 0.25,
  /** Factors for code in the language that is asked for, and in another. */
  language: 1.3,
  otherLanguage: 0.5,
  endpoint: 1.3,
  verdict: 1.2,
  /** Factors for a row of what goes wrong, where that is asked for and where it isn't. */
  trouble: 1.1,
  noTrouble: 0.75,
  /** What it adds that a message is quoted in the question. */
  message: 0.5,
  /** A list of links says where to read on. */
  links: 0.55,
  person: 1.25,
  /** A section that says where to read on. */
  onward: 0.5,
  /** Factors for a passage that speaks of both things to be told apart, and of one alone. */
  bothSides: 1.35,
  oneSide: 0.8,
};
