import {
  sectionQuestions,
  suggestedQuestions,
} from '@site/src/components/AskAi/Conversation/suggestedQuestions';
import routes from '@site/src/config/routes.json';

it('suggests the questions of a page before those of its section', () => {
  expect(suggestedQuestions('/learn/sharding/')).toEqual([
    'What is sharding?',
    'How many shards are there on MultiversX?',
    'How does sharding work, and why is it adaptive?',
    'How long does a transaction across shards take?',
  ]);
  expect(suggestedQuestions('/learn/consensus')).toEqual(sectionQuestions('/learn/consensus'));
});

describe('sectionQuestions', () => {
  it("returns the questions of a route's section", () => {
    expect(sectionQuestions('/validators/staking/unjailing/')).toContain('How do I unjail a node?');
    expect(sectionQuestions('/validators')).toBe(sectionQuestions('/validators/overview'));
  });

  it('prefers the more specific section', () => {
    expect(sectionQuestions('/developers/testing/sc-debugging')).not.toBe(
      sectionQuestions('/developers/overview'),
    );
  });

  it('returns general questions for other routes', () => {
    for (const route of ['/', '/search', '/validators-old']) {
      expect(sectionQuestions(route)).toBe(sectionQuestions('/'));
    }
  });

  it('has three or four questions for every published route, each of them short', () => {
    for (const route of routes.published) {
      const questions = sectionQuestions(route);
      expect([3, 4]).toContain(questions.length);
      expect(new Set(questions).size).toBe(questions.length);
      for (const question of questions) expect(question).toMatch(/^.{10,70}\?$/);
    }
  });
});
