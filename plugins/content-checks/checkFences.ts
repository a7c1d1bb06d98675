import {findLanguage, languageNames} from '../rehype-highlight-code/languages';
import {isCheckedLanguage} from './checkedLanguages';
import type {Fence, Finding, Page} from './page';

/** Every fence names a known language; code of a checked language is a sample or says why it isn't one. */
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
        message: 'the fence has no language; write one after the backticks (output and notations are "text")',
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
      return [{line, message: 'the fence is empty; write its text, or name a sample with file='}];
    if (unverified !== undefined) {
      return unverified.trim() === ''
        ? [{line, message: 'unverified="" gives no reason; say why this code can\'t be a tested sample'}]
        : [];
    }
    if (!isCheckedLanguage(language)) return [];
    return [
      {
        line,
        message: `${language} code is typed into the page, so nobody compiles or runs it; show a tested region with file=samples/…#region, or say unverified="why"`,
      },
    ];
  }
  const findings: Finding[] = [];
  if (unverified !== undefined) {
    findings.push({
      line,
      message: 'the fence has both file= and unverified=; keep file= only, a sample is tested',
    });
  }
  if (code.trim() !== '') {
    findings.push({
      line,
      message: `the fence shows ${file} and holds text of its own; empty it, the sample is put in by the build`,
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
