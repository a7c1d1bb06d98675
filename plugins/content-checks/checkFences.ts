import {findLanguage, languageNames} from '../rehype-highlight-code/languages';
import {isCheckedLanguage} from './checkedLanguages';
import type {Fence, Finding, Page} from './page';

/** Checks that every fence has a known language, and that code in a checked language is a sample or gives a reason. */
export function checkFences(page: Page): Finding[] {
  return page.fences.flatMap((fence) => [
    ...languageFindings(fence),
    ...fence.metaProblems.map((message) => ({line: fence.line, message})),
    ...sampleFindings(fence),
    ...promptFindings(fence),
  ]);
}

function languageFindings({language, line}: Fence): Finding[] {
  if (language === undefined) {
    return [
      {
        line,
        message: 'the fence has no language; write one after the backticks ("text" for output and notations)',
      },
    ];
  }
  if (language === 'mermaid' || findLanguage(language) !== undefined) return [];
  return [
    {
      line,
      message: `the fence's language "${language}" is unknown; use one of ${[...languageNames, 'mermaid'].join(', ')}`,
    },
  ];
}

function sampleFindings({language, meta, code, line}: Fence): Finding[] {
  const {file, unverified} = meta;
  if (file === undefined) {
    if (code.trim() === '')
      return [{line, message: 'the fence is empty; write its content, or name a sample with file='}];
    if (unverified !== undefined) {
      return unverified.trim() === ''
        ? [{line, message: 'unverified="" gives no reason; write why this code can\'t be a tested sample'}]
        : [];
    }
    if (!isCheckedLanguage(language)) return [];
    return [
      {
        line,
        message: `${language} code is typed into the page, so no test compiles or runs it; show a tested region with file=samples/…#region, or give a reason with unverified="…"`,
      },
    ];
  }
  const findings: Finding[] = [];
  if (unverified !== undefined) {
    findings.push({
      line,
      message: 'the fence has both file= and unverified=; keep only file=, since samples are tested',
    });
  }
  if (code.trim() !== '') {
    findings.push({
      line,
      message: `the fence shows ${file} and also contains text; delete the text, since the build inserts the sample`,
    });
  }
  return findings;
}

function promptFindings({language, code, line}: Fence): Finding[] {
  if (findLanguage(language ?? '')?.name !== 'bash') return [];
  return code.split('\n').flatMap((text, index) =>
    /^\s*[$>] /.test(text)
      ? [
          {
            line: line + 1 + index,
            message: `the command starts with a prompt ("${text.trim().slice(0, 30)}"), which a reader copies too; remove the prompt`,
          },
        ]
      : [],
  );
}
