import {chromium} from '/tmp/wt/d1/node_modules/@playwright/test/index.mjs';
import {createStaticSite} from '/tmp/wt/d1/server/staticSite';
import {deltas, eventStream, startStandIn} from '/tmp/wt/d1/tests/support/chatStandIn';
const code = 'To issue a fungible token, send a transaction to the **ESDT system contract**. It costs `0.05 EGLD`.\n\n1. Encode the name and the ticker in hexadecimal.\n2. Send the call with `60000000` gas:\n\n```bash\nmxpy tx new --receiver erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqzllls8a5w6u \\\n  --value 50000000000000000 --gas-limit 60000000 --data "issue@416c696365@414c49" \\\n  --proxy https://devnet-gateway.multiversx.com --chain D --send\n```\n\nThe contract answers with the [identifier of the token](/tokens/fungible-tokens), such as `ALC-6258d2`.\n\n- [x] Roles can be set later.\n- [ ] Supply can be changed.\n\n> The ticker takes 3 to 10 capital letters and digits.\n\nSee [the explorer](https://devnet-explorer.multiversx.com).';
const table = 'All constants of the network:\n\n| Constant | Mainnet | What it decides |\n| --- | ---: | --- |\n' + Array.from({length: 40}, (_, i) => `| \`constant_${i}\` | ${(i * 7919) % 10007} | How long *something* of the [chronology](/learn/chronology) takes in shard ${i % 4} |`).join('\n') + '\n\nThat is all.\n';
const list = 'Steps:\n' + Array.from({length: 30}, (_, i) => `${i + 1}. Step **${i + 1}** of the list, with \`code\` in it.\n`).join('') + '\nDone.';
const sources = [{title: 'Issue a fungible token', route: '/tokens/fungible-tokens', anchor: 'issue'}, {title: 'Fungible tokens', route: '/tokens/fungible-tokens'}, {title: 'Built-in functions of accounts', route: '/developers/built-in-functions'}];
const answerOf = ({message}: {message: string}) => {
  if (message.includes('cost')) return eventStream([{type: 'thread', id: 't'}, ...deltas(code), {type: 'sources', sources}, {type: 'done', answerId: 'a'}]);
  if (message.includes('table')) return eventStream([...deltas(table), {type: 'done', answerId: 'a'}]);
  if (message.includes('list')) return eventStream([...deltas(list), {type: 'done', answerId: 'a'}]);
  if (message.includes('wait')) return new Promise<Response>(() => {});
  if (message.includes('hang')) return eventStream(deltas(code.slice(0, 260)), {ending: 'hang'});
  if (message.includes('429')) return new Response('', {status: 429, headers: {'Retry-After': '42'}});
  if (message.includes('500')) return new Response('', {status: 500});
  if (message.includes('cut')) return eventStream(deltas('A part of the answer that came before the connection '), {ending: 'break'});
  if (message.includes('offline')) return new Response('', {status: 404});
  return new Response('', {status: 503});
};
const site = await createStaticSite({directory: '/tmp/wt/d1/build'});
const standIn = await startStandIn(site, answerOf as never);
const browser = await chromium.launch({executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu']});
const only = process.argv.slice(2);
for (const [w, h] of [[360, 740], [768, 1024], [1440, 900]] as const) for (const mode of ['dark', 'light']) {
  const tag = `${w}-${mode}`;
  if (only.length && !only.includes(tag)) continue;
  const context = await browser.newContext({viewport: {width: w, height: h}, serviceWorkers: 'block', hasTouch: w === 360, isMobile: w === 360});
  await context.addInitScript((m) => localStorage.setItem('theme', m), mode);
  const page = await context.newPage();
  page.setDefaultTimeout(20000);
  await page.goto(`${standIn.origin}/tokens/fungible-tokens/`);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  await page.getByRole('button', {name: /Ask AI/}).click();
  const dialog = page.getByRole('dialog', {name: 'Ask MultiversX AI'});
  const input = dialog.getByPlaceholder('Type your message...');
  await input.waitFor();
  const shot = async (name: string) => { await page.waitForTimeout(500); await page.screenshot({path: `/tmp/d1s/${name}-${tag}.png`}); };
  const ask = async (t: string) => { await input.fill(t); await input.press('Enter'); };
  const fresh = async () => { await dialog.getByRole('button', {name: 'New conversation'}).click(); };
  const ready = () => dialog.getByRole('button', {name: 'Send'}).waitFor();
  try {
    await shot('empty');
    await ask('What does it cost to issue a token?'); await ready(); await shot('answer');
    await dialog.getByRole('region', {name: 'Messages'}).evaluate((n) => n.scrollTo(0, 0)); await shot('answer-top');
    await fresh(); await ask('Give me the table'); await ready(); await shot('table-end');
    await dialog.getByRole('region', {name: 'Messages'}).evaluate((n) => n.scrollTo(0, 0)); await shot('table-top');
    await fresh(); await ask('Give me the list'); await ready(); await shot('list');
    await fresh(); await ask('hang'); await dialog.getByText('To issue').waitFor(); await shot('streaming');
    await dialog.getByRole('button', {name: 'Stop'}).click(); await shot('stopped');
    await fresh(); await ask('429'); await dialog.getByRole('alert').waitFor(); await shot('error-429');
    await fresh(); await ask('cut'); await dialog.getByRole('alert').waitFor(); await shot('error-cut');
    await fresh(); await ask('offline: How many shards?'); await ready(); await shot('offline');
    await dialog.getByRole('button', {name: 'Ask about this page'}).click(); await shot('about');
    await dialog.getByRole('button', {name: 'Saved conversations'}).click(); await shot('history');
  } catch (e) { console.log(tag, String(e).slice(0, 300)); }
  await context.close();
}
await browser.close(); await standIn.close(); process.exit(0);
