import {compressFiles} from '../server/compressFiles';

/** The last step of `npm run build`: no reader waits for the server to compress scripts, styles and the search index. */
async function main(): Promise<void> {
  const {files, before, after} = await compressFiles('build');
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
  console.log(`Compressed ${files} shared files from ${megabytes(before)} to ${megabytes(after)} MB.`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
