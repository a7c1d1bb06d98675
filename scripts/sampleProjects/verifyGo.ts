import type {Findings, Workshop} from './verifyProject';

/** Vets and tests a Go module exactly as its go.sum locks it. */
export async function verifyGo({project, run}: Workshop): Promise<Findings> {
  const env = {GOFLAGS: '-mod=readonly'};
  await run('go vet', {command: 'go', args: ['vet', './...'], env});
  await run('go test', {command: 'go', args: ['test', './...'], env});

  const {library} = project;
  if (library === undefined) return {};
  const args = ['list', '-m', '-f', '{{.Version}}', library];
  const {output} = await run(`version of ${library}`, {command: 'go', args, env});
  return {library: {name: library, version: output.trim().replace(/^v/, '')}};
}
