import {findLanguage} from '../rehype-highlight-code/languages';
import {finding} from '../shared/pageProblems';
import {isCheckedLanguage} from './checkedLanguages';
import type {Fence, Finding, Page} from './page';

/** Checks that every fence has a known language, and that code in a checked language is a sample or gives a reason. */
export function checkFences(page: Page): Finding[] {
  return page.fences.flatMap((fence) => [
    ...[...fence.problems, ...sampleProblems(fence)].map((message) => ({line: fence.line, message})),
    ...promptFindings(fence),
  ]);
}

function sampleProblems({language, meta: {file, unverified, isExcerpt}, code}: Fence): string[] {
  const isEmpty = code.trim() === '';
  const isTyped = file === undefined && !isEmpty;
  const problems: [isFound: boolean, message: string][] = [
    [file === undefined && isEmpty, 'the fence is empty; write its content, or name a sample with file='],
    [
      isTyped && unverified?.trim() === '',
      'unverified="" gives no reason; write why this code can\'t be a tested sample',
    ],
    [
      isTyped && unverified === undefined && isCheckedLanguage(language),
      `${language} code is typed into the page, so no test compiles or runs it; show a tested region with file=samples/…#region, or give a reason with unverified="…"`,
    ],
    [
      file !== undefined && unverified !== undefined,
      'the fence has both file= and unverified=; keep only file=, since samples are tested',
    ],
    [
      file === undefined && isExcerpt === true,
      'excerpt says that the code is a part of a sample, but there is no file=; name the sample, or delete the word',
    ],
    [
      file !== undefined && !isEmpty,
      `the fence shows ${file} and also contains text; delete the text, since the build inserts the sample`,
    ],
  ];
  return problems.flatMap(([isFound, message]) => (isFound ? message : []));
}

function promptFindings({language, code, line}: Fence): Finding[] {
  if (findLanguage(language ?? '')?.name !== 'bash') return [];
  return code.split('\n').flatMap((text, index) => {
    const message = `the command starts with a prompt ("${text.trim().slice(0, 30)}"), which a reader copies too; remove the prompt`;
    return finding(line + 1 + index, /^\s*[$>] /.test(text) ? message : undefined);
  });
}
