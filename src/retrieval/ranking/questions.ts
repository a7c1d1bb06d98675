import {idfOf} from '../index/vocabulary';
import type {QuestionIndex, SectionIndex} from '../index/sectionIndex';
import type {QueryPart} from './parseQuery';

/**
 * Returns a function that writes to `similarities`, by section, the similarity of the query to the most similar of the section's
 * reader questions: the Sørensen–Dice coefficient from 0 to 1, weighted by inverse document frequency.
 */
export function createQuestionScorer({index, sectionOf}: QuestionIndex, indexes: readonly SectionIndex[]) {
  const {sectionCount} = indexes[0]!;
  const weightOf = (term: string) => idfOf(term, indexes, sectionCount);
  const entriesOf = (term: string) => index.postingsOf(term)[0]?.entries ?? [];
  const totals = new Float32Array(sectionOf.length);
  for (const term of index.terms) {
    const weight = weightOf(term);
    const entries = entriesOf(term);
    for (let at = 0; at < entries.length; at += 2) totals[entries[at]!]! += weight;
  }
  const shared = new Float32Array(sectionOf.length);
  const certainties = new Float32Array(sectionOf.length);

  function match({variants}: QueryPart): void {
    for (const {terms, weight, certainty} of variants) {
      const [first = [], ...others] = terms.map(entriesOf);
      const rest = others.map((entries) => new Set(entries.filter((_, at) => at % 2 === 0)));
      for (let at = 0; at < first.length; at += 2) {
        const question = first[at]!;
        if (rest.every((questions) => questions.has(question)))
          certainties[question] = Math.max(certainties[question]!, certainty * weight);
      }
    }
  }

  return (parts: readonly QueryPart[], similarities: Float32Array): void => {
    let total = 0;
    for (const part of parts.filter(({isExtra}) => !isExtra)) {
      match(part);
      const weight =
        Math.max(...part.variants.map(({terms}) => Math.min(...terms.map(weightOf)))) * part.boost;
      total += weight;
      certainties.forEach((certainty, question) => (shared[question]! += certainty * weight));
      certainties.fill(0);
    }
    similarities.fill(0);
    shared.forEach((weight, question) => {
      if (weight === 0) return;
      const section = sectionOf[question]!;
      const similarity = Math.min(1, (2 * weight) / (total + totals[question]!));
      similarities[section] = Math.max(similarities[section]!, similarity);
    });
    shared.fill(0);
  };
}
