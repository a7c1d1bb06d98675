import type {Findings, VerifyContext} from './verifyContext';

/** Vets and tests a Go module with the versions in its go.sum. */
export async function verifyGo({project, run}: VerifyContext): Promise<Findings> {
  const env = {GOFLAGS: '-mod=readonly'};
  await run('go vet', {command: 'go', args: ['vet', './...'], env});
  await run('go test', {command: 'go', args: ['test', './...'], env});

  const {library} = project;
  if (library === undefined) return {};
  const args = ['list', '-m', '-f', '{{.Version}}', library];
  const {output} = await run(`version of ${library}`, {command: 'go', args, env});
  return {library: {name: library, version: output.trim().replace(/^v/, '')}};
}
