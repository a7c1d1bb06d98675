import {splitMessage} from '../composedMessage';

/** Why a question isn't answered, whatever the pages hold. */
export type RefusalReason =
  | 'sharedSecret'
  | 'secrets'
  | 'harm'
  | 'instructions'
  | 'money'
  | 'otherChain'
  | 'contact'
  | 'greeting'
  | 'thanks'
  | 'self'
  | 'offTopic';

/** What the reader is told. Each begins so that nobody takes it for an answer. */
export const refusalTexts: Readonly<Record<RefusalReason, string>> = {
  greeting:
    'Hello! Ask me anything about MultiversX: building, running nodes, integrating, wallets, tokens and the protocol.',
  thanks: "You're welcome. Ask whenever something else comes up.",
  self: 'I look your question up in this documentation and answer with its own sentences, tables and code, each with its source. I know nothing beyond it.',
  sharedSecret:
    "I can't help with that: never share a secret phrase, a private key or a password with anyone, this chat included. If you sent a real one, treat its wallet as compromised and move the funds to a new wallet.",
  secrets:
    "I can't help with that: nobody can hand out secret phrases, keys or passwords of wallets, and the documentation holds none.",
  harm: "I can't help with that: it would take what belongs to others or hide where it came from.",
  instructions:
    "I can't help with that: I answer questions about MultiversX from its documentation, and do nothing else.",
  money:
    "I can't help with that: the documentation says nothing about prices, investments or taxes, and I give no advice on them.",
  otherChain:
    "I couldn't find this in the documentation. It covers MultiversX; for another network, see that network's own documentation.",
  contact:
    "I couldn't find this in the documentation: it holds no phone numbers, e-mail addresses or names of people. The links at the foot of each page lead to the community.",
  offTopic:
    "I couldn't find this in the documentation. I answer questions about MultiversX: building, running nodes, integrating, wallets, tokens and the protocol.",
};

const SECRET = String.raw`(?:(?:secret|seed|recovery|mnemonic|private|pass)[\s-]*(?:phrase|words?|keys?)|mnemonics?|passwords?|keystores?|\w*\.pem|pem files?|24[\s-]*words?)`;
const OTHERS = String.raw`(?:somebody|someone|anybody|anyone|other people|another (?:person|user)|(?:a|an|my|the|some|his|her) (?:former |old |ex[\s-]?)?(?:ex|friend|boss|neighbou?r|stranger|colleague|co-?worker|employee|employer|customer|client|competitor|rival|victim)s?)`;
const VALUABLE = String.raw`(?:wallets?|accounts?|funds|tokens?|coins?|egld|deposits?|money|nfts?|keys?)`;

/** Somebody who asks for a way to do it, or for it to be done. */
const INTENT =
  /^\W*(?:please )?(?:write|give|show|tell|help|make|build|generate|create|brute|crack|hack|drain|steal|guess|break|find)\b|\b(?:how to|how (?:can|could|do|should|would|might) (?:i|we|you|one)|(?:give|write|show|send|build|make|walk|help|tell|teach) me|i (?:want|need|plan|would like|am going) to|let['’]?s)\b/i;
/** Somebody who wants to be safe from it. */
const PROTECTION =
  /\b(?:protect\w*|prevent\w*|avoid\w*|defen[ds]\w*|stop\w*|secure|safe from|guard(?:ed)? against|detect\w*|make sure|recogni[sz]e\w*|warn\w*|from being|(?:do not|don['’]t|never) (?:send|sign|lose|pay|fall|confuse)|(?:my|our) (?:own )?(?:contract|pool|vault))\b/i;

const GREETING = String.raw`(?:hi+|hey+|hello+|hiya|yo|howdy|greetings|gm|good (?:morning|afternoon|evening|day)|hola|salut|bonjour)`;
// Two readings of the same words would double the time with each of them: "thank you" is never "thank" and "you".
const THANKS = String.raw`(?:thanks|thank you|thank(?! you)|thx|ty|cheers|many thanks|much appreciated|great|perfect|awesome|nice|cool|ok(?:ay)?|bye|goodbye|see you)`;
const FILLER = String.raw`(?:there|all|everyone|bot|ai|team|so|very|a lot|lot|much|again|you|that|this|it|was|is|helped|helps|works?|worked|for (?:the|your) (?:help|answer)|how are you(?: doing)?(?: today)?)`;

const patterns: readonly (readonly [RefusalReason, RegExp])[] = [
  // What people say to people.
  [
    'greeting',
    new RegExp(
      String.raw`^\W*${GREETING}(?:\W+${FILLER})*\W*$|^\W*how are you(?: doing)?(?: today)?\W*$`,
      'i',
    ),
  ],
  ['thanks', new RegExp(String.raw`^\W*${THANKS}(?:\W+(?:${THANKS}|${FILLER}))*\W*$`, 'i')],
  [
    'self',
    /^\W*(?:who|what) are you\W*$|^\W*what can you (?:do|help(?: me)? with|answer)\W*$|\bare you (?:an? )?(?:bot|ai|human|person|chat ?gpt|real)\b|\byour (?:favou?rite|name|age|opinion)\b/i,
  ],
  // Instructions in place of a question.
  [
    'instructions',
    /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|rules?|prompts?|guidelines?|restrictions|above|previous)\b/is,
  ],
  [
    'instructions',
    /\b(?:system|initial|hidden|original)\s+(?:prompt|instructions?|message)\b(?!.{0,30}\b(?:contract|account|smart)\b)/i,
  ],
  [
    'instructions',
    /\b(?:show|print|reveal|repeat|tell|leak|output|display)\b.{0,30}\byour\b.{0,20}\b(?:prompt|instructions?|rules|configuration|keys?|context)\b/is,
  ],
  [
    'instructions',
    /\byou are (?:now |no longer )?\w+(?: now)?\b.{0,30}\b(?:no rules|without (?:rules|limits|restrictions)|unrestricted|jailbroken)\b|\byou are (?:now )?dan\b|\bdeveloper mode\b.{0,20}\benabled\b/is,
  ],
  [
    'instructions',
    /\bfrom now on\b.{0,40}\b(?:reply|answer|respond|say|act|speak|you)\b|^\s*(?:system|admin|developer)\s*(?:update|message|override|note)?\s*:/is,
  ],
  [
    'instructions',
    /\b(?:pretend|imagine|assume|act as if|suppose)\b.{0,30}\b(?:documentation|docs|you|page)\b.{0,20}\b(?:says?|said|states?|are|were|have|claims?)\b/is,
  ],
  ['instructions', /<!--|<\|(?:im_|system|end)|\[\/?INST\]/i],
  [
    'instructions',
    /\b(?:decode|decrypt|run|execute|follow)\b.{0,40}\b(?:do (?:what|as) it (?:says|tells)|and (?:do|follow|obey|execute) (?:it|what))\b/is,
  ],
  ['instructions', /\b(?:say|write|repeat|print)\s+["“'‘].{1,80}["”'’]\s*(?:and|then|$|\.)/i],
  [
    'instructions',
    /\bkey\b.{0,30}\b(?:you use|to reach the model|of the model|openai|your model)\b|\byour (?:api|secret|access) key\b/is,
  ],
  [
    'instructions',
    /\b(?:repeat|print|show|output|reveal|recite|copy)\b.{0,30}\b(?:text|words?|everything|messages?|lines?|content|conversation)\b.{0,12}\babove\b/is,
  ],
  // What only the reader's own wallet can do.
  [
    'instructions',
    /\b(?:can|could|would|will) you (?:please )?(?:log ?in|sign in|send|transfer|buy|sell|stake|unstake|withdraw|swap|sign|claim|vote|delegate)\b/i,
  ],
  [
    'instructions',
    /\bword for word\b.{0,60}\b(?:rules|prompt|instructions?|question|message)\b|\b(?:text|rules|words|messages?)\b.{0,30}\b(?:in front of|before|preceding|ahead of) (?:this|my|the) (?:question|message|prompt|conversation)\b/is,
  ],
  // Secrets and what belongs to others.
  [
    'secrets',
    new RegExp(
      String.raw`\b(?:give|show|send|tell|generate|find|list|get)\b (?:me|us)\b.{0,40}\b(?:real|working|valid|existing|actual|rich|funded|with (?:money|funds|balance))\b.{0,40}\b${SECRET}\b`,
      'is',
    ),
  ],
  [
    'secrets',
    new RegExp(
      String.raw`\b(?:give|show|send|tell|reveal|find)\b (?:me|us) (?:the |an? |your |their )?${SECRET} (?:of|for|to|behind) (?:the |an? |this |that |your |their )?(?:erd1\w*|0x\w+|${VALUABLE}|address|validator|project|team|treasury|exchange)`,
      'is',
    ),
  ],
  [
    'secrets',
    new RegExp(
      String.raw`\b${SECRET}\b.{0,40}\b(?:that|which) (?:holds?|has|contains?)\b.{0,30}\b(?:egld|tokens?|funds|money|balance)\b`,
      'is',
    ),
  ],
  [
    'sharedSecret',
    new RegExp(
      String.raw`\b(?:check|verify|validate|store|keep|recover|restore|test)\b.{0,20}\bmy ${SECRET}\b.{0,60}\b(?:starts? with|is|are|here|:)`,
      'is',
    ),
  ],
  [
    'sharedSecret',
    new RegExp(
      String.raw`\bmy ${SECRET}\s*(?:is|are|:|=)\s*(?!(?:lost|gone|stolen|safe|not|too|in|on|at|invalid|wrong|correct|compromised|leaked|exposed|known|missing|rejected|refused|encrypted|stored)\b)\S+`,
      'i',
    ),
  ],
  // Prices, investments, taxes.
  [
    'money',
    /\b(?:price|worth|value|market cap|exchange rate)\b.{0,30}\b(?:of|for)\b.{0,12}\b(?:egld|e-?gold|bitcoin|btc|eth|one coin)\b.{0,30}(?:\b(?:now|today|tomorrow|currently|usd|dollars?|euros?|next|in 20\d\d)\b|[?.!]?\s*$)/is,
  ],
  [
    'money',
    /\b(?:egld|e-?gold|bitcoin|btc|eth)(?:['’]s)?\b.{0,40}\b(?:(?:be|become|is) worth|price|cost in|go up|go down|rise|fall|moon|reach \$?\d+|dollars?|usd|euros?|all-time)\b(?!.{0,20}\b(?:gas|node|stak|issu|proposal))/is,
  ],
  ['money', /\b(?:should|shall|would) (?:i|we|you|one)\b.{0,20}\b(?:buy|sell|invest|hodl|short|trade)\b/is],
  [
    'money',
    /\b(?:good|better|best|bad|worse|safe|safer|smart)\b.{0,20}\b(?:investments?|buy|time to (?:buy|sell)|asset)\b|\binvest(?:ing|ment)? advice\b|\bprofit(?:able)? to (?:buy|sell|invest)\b/is,
  ],
  [
    'money',
    /\b(?:how much|what part|what share|which part)\b.{0,30}\b(?:of (?:it|my)|should)\b.{0,30}\b(?:go|put|invest|money|savings|portfolio)\b.{0,20}\b(?:into|in (?:egld|crypto|tokens?|coins?))\b|\b\d[\d,. ]*\s*(?:euros?|dollars?|usd|eur|€|\$).{0,60}\b(?:egld|invest|buy|crypto)\b/is,
  ],
  [
    'contact',
    /\b(?:phone|telephone|mobile|whatsapp) number\b(?!.{0,30}\b(?:2fa|guardian|authenticator|field|column|webhook|xportal account)\b)|\bhotline\b|\be-?mail address of\b|\b(?:office|postal|street) address\b|\bwho (?:founded|is the (?:ceo|cto|founder|owner))\b/i,
  ],
  ['money', /\bwhich exchange\b|\bcheapest (?:egld|price)\b|\bprice (?:prediction|forecast|target)\b/i],
  [
    'money',
    /(?<!\bgas )\bprices?\b.{0,25}\b(?:be (?:lower|higher|worth)|(?:go|going) (?:up|down)|rise|fall|drop|crash|pump|double|recover)\b/is,
  ],
  [
    'money',
    /\b(?:pay|owe|avoid|evade|declare|rates?|laws?|deduct\w*|income|gains?|how much|how are)\b.{0,40}\btax(?:es|ed|able|ation)?\b|\btax(?:es|ed|able|ation)?\b.{0,30}\b(?:pay|owe|avoid|declare|laws?|rates?|advice|free|country)\b/is,
  ],
];

/** What takes from others or deceives them: refused where somebody asks for it, and not for safety from it. */
const HARM = [
  new RegExp(
    String.raw`\b(?:steal|stole|hack|drain|loot|empty|rob|hijack|phish|scam)\w*\b.{0,60}\b${VALUABLE}\b`,
    'is',
  ),
  /\b(?:drain|loot|steal|rob|empt(?:y|ie))s?\b\s+(?:it|them|him|her|everything|the (?:vault|pool|contract|treasury|safe|bridge))\b/i,
  /(?<!\bmy\b.{0,40})\bstolen (?:tokens?|funds|coins?|money|egld|nfts?|crypto)\b(?!.{0,30}\bfrom me\b)/is,
  /\b(?:launder|untraceable|cover (?:my|the) tracks)\w*|\b(?:nobody|no one|no-one|without anyone) .{0,20}\btrac\w+/is,
  new RegExp(
    String.raw`\b(?:hidden|secret|backdoor|back door|sneak\w*)\b.{0,60}\b(?:take|withdraw|drain|steal|access|all (?:the )?${VALUABLE})\b`,
    'is',
  ),
  /\b(?:backdoor|(?<!nobody can )rug ?pull|honeypot|ponzi)\b/i,
  new RegExp(
    String.raw`\b(?:crack|brute[\s-]?force|guess|break into|bypass)\w*\b.{0,50}\b(?:${SECRET}|wallets?|guardian|2fa)\b`,
    'is',
  ),
  new RegExp(
    String.raw`\b${OTHERS}(?:['’]s)?(?: else(?:['’]s)?)?\b(?!.{0,20}\bmy\b).{0,30}\b${SECRET}\b`,
    'is',
  ),
  new RegExp(String.raw`\b${SECRET}\b.{0,30}\b(?:of|from|belonging to) ${OTHERS}\b`, 'is'),
  /\b(?:pass)?word ?lists?\b.{0,60}\b(?:until|keystores?|wallets?|json|opens?|it)\b|\bdictionary attacks?\b/is,
  /\bwithout\b.{0,12}\b(?:noticing|reali[sz]ing|knowing|being (?:noticed|caught))\b/i,
  /\b(?:before|so that) (?:they|people|users?|visitors|victims?|nobody|no one|anyone|he|she)\b(?:(?!\bnot\b|n['’]t\b|\bnever\b|\bno longer\b).){0,60}\b(?:notices?|reali[sz]es?|finds? out|by mistake)\b/is,
  /\b(?:fake|forged?|clone|imitat\w+|looks? (?:just |exactly |almost )?like)\b.{0,140}\b(?:convincing|by mistake|victims?|(?:24|secret) words?|secret phrases?|seed phrases?|passwords?)\b/is,
  /\b(?:get|make|force|push|put|bring|so that)\b.{0,40}\b(?:him|her|he|she|his|them|they|their|competitors?|rivals?|another (?:validator|provider|operator))\b.{0,60}\b(?:jail(?:ed)?|slash(?:ed)?|offline|banned)\b/is,
];

/** Networks that the pages may name, but aren't about. */
const OTHER_CHAINS =
  /\b(?:bitcoin|lightning (?:network|channel)|solana|aptos|sui|cardano|plutus|cosmos(?: hub)?|polkadot|kusama|substrate|near protocol|avalanche|tezos|algorand|ripple|xrp|tron|dogecoin|litecoin|monero|zcash|stellar|hedera|filecoin|internet computer|toncoin|starknet|zksync|optimism|arbitrum|polygon|fantom|celestia|move module|ethereum|solidity|hyperledger|eos|cosmwasm|hardhat|truffle|ganache|foundry|anchor framework|vyper|geth)\b/i;
const OURS =
  /\b(?:multiversx|elrond|egld|esdt|erd1|bridge[ds]?|bridging|migrat\w+|port(?:ing)?|compar\w+|convert\w*|coming from|from (?:ethereum|solana|solidity|evm)|sovereign|ad-?astra|axelar|wrapped|squads?|xportal|sdk-dapp|mxpy|sc-meta|spacevm|here|this (?:network|chain)|other chains?)\b/i;

/** Somebody who knows another network and wants to know what is the same here, or what moves between the two. */
const COMPARED =
  /\b(?:like|as (?:on|in|with)|unlike|equivalents?|instead of|versus|vs|similar\w*|style|different|counterparts?|replace\w*|analog\w*|used to|leaving|connected|chains?|deposits?|withdraw\w*|payouts?|relayers?|vault|both)\b/i;

/** Why a message must not be answered, or undefined where it may be. */
export function refusalOf(message: string): RefusalReason | undefined {
  const {text} = splitMessage(message);
  if (holdsSecretWords(text)) return 'sharedSecret';
  const found = patterns.find(([, pattern]) => pattern.test(text))?.[0];
  if (found !== undefined) return found;
  if (INTENT.test(text) && !PROTECTION.test(text) && HARM.some((pattern) => pattern.test(text)))
    return 'harm';
  if (/[A-Za-z\d+/]{40,}={1,2}(?:\s|$)/.test(text) && /\bbase ?64\b/i.test(text)) return 'instructions';
  return undefined;
}

/** Whether a message is about another network, and not about how that and this one compare. */
export function namesOtherChain(message: string): boolean {
  const {text} = splitMessage(message);
  return OTHER_CHAINS.test(text) && !OURS.test(text) && !COMPARED.test(text);
}

const COMMON_WORDS = new Set(
  'the a an and or of to in on for with is are was i my me it that this not do does how what why when from by at as be can if but so'.split(
    ' ',
  ),
);

/** Ten words or more in a row that are no sentence: such a list is a secret phrase until the opposite is known. */
function holdsSecretWords(text: string): boolean {
  let run = 0;
  for (const word of text.split(/[\s,;]+/)) {
    const plain = word.replace(/^\d+[.)]/, '').replace(/[.!?]$/, '');
    run = /^[a-z]{3,8}$/.test(plain) && !COMMON_WORDS.has(plain) ? run + 1 : 0;
    if (run >= 10) return true;
  }
  return false;
}
