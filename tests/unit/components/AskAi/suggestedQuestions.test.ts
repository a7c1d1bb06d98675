import {suggestedQuestions} from '@site/src/components/AskAi/Conversation/suggestedQuestions';
import routes from '@site/src/config/routes.json';

describe('suggestedQuestions', () => {
  it("returns the questions of a route's section", () => {
    expect(suggestedQuestions('/validators/staking/unjailing/')).toContain('How do I unjail a node?');
    expect(suggestedQuestions('/validators')).toBe(suggestedQuestions('/validators/overview'));
  });

  it('prefers the more specific section', () => {
    expect(suggestedQuestions('/developers/testing/sc-debugging')).not.toBe(
      suggestedQuestions('/developers/overview'),
    );
  });

  it('returns general questions for other routes', () => {
    for (const route of ['/', '/search', '/validators-old']) {
      expect(suggestedQuestions(route)).toBe(suggestedQuestions('/'));
    }
  });

  it('has three or four questions for every published route, each of them short', () => {
    for (const route of routes.published) {
      const questions = suggestedQuestions(route);
      expect([3, 4]).toContain(questions.length);
      expect(new Set(questions).size).toBe(questions.length);
      for (const question of questions) expect(question).toMatch(/^.{10,70}\?$/);
    }
  });
});
