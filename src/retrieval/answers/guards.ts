import {wordsOf} from '../text/words';

/**
 * Why a message is refused regardless of the documentation: it reveals a secret, asks for help with an attack, or tells the
 * assistant to answer from something else.
 */
export type Guard = 'secret' | 'attack' | 'instructions';

/** Orders to the assistant about its own instructions. */
const INSTRUCTIONS =
  /\b(?:ignore|forget|disregard) (?:all|any|everything|the|what|your)\b.{0,60}\b(?:instructions?|prompt|rules|told)\b|\b(?:system prompt|(?:hidden|your|these) (?:instructions|prompt|rules))\b|\bpretend (?:that )?(?:the |these )?(?:documentation|docs)\b|<!--\s*assistant\b|\bnew rules? from\b/is;

const SECRETS =
  /\b(?:(?:secret|seed|recovery|mnemonic|private|pass)[\s-]*(?:phrase|words?|keys?)|mnemonics?|passwords?|keystores?|\w*\.pem|pem files?|24[\s-]*words?)\b/i;
const ATTACKS = new Set(
  'steal stealing stole drain draining loot rob hijack phish phishing scam scamming crack cracking bruteforce brute launder laundering backdoor honeypot ponzi rugpull rug ddos dos sybil spoof impersonate fake unnoticed undetected trick tricks deceive tricking'.split(
    ' ',
  ),
);
/** A question about protection from an attack isn't a request for help with one. */
const PROTECTION = new Set(
  'protect protection protected prevent prevents avoid against defend defense secure safe safety safely detect recognise recognize report stop stops warn stolen compromised happened was did does victim mitigate audit'.split(
    ' ',
  ),
);
const REQUEST =
  /^\W*(?:please\s+)?(?:write|give|show|tell|help|make|build|generate|create|find|crack|hack|guess|design)\b|\b(?:how (?:to|do i|can i|could i|would i)|give me|write me|show me|help me|teach me|make me|i (?:want|need|plan|would like) (?:to|a))\b/i;
/** A stated secret, such as "my password is …" or "my key: …". */
const STATED_SECRET = new RegExp(
  String.raw`\bmy (?:\w+ ){0,2}${SECRETS.source.replace(/^\\b|\\b$/g, '')}\s*(?:is|are|:|=|starts? with)\s*(?!(?:lost|gone|stolen|safe|not|too|in|on|at|invalid|wrong|correct|compromised|leaked|exposed|known|missing|rejected|refused|encrypted|stored|the|a|still|now|from)\b)\S+`,
  'i',
);

/** A shared secret, such as "here are my 24 words" or "here are 23 of the 24 words". */
const SHARED_SECRET = new RegExp(
  String.raw`\b(?:here(?:['’]s| is| are)|(?:past|post|send)ing(?: you)?) (?:\d+ of )?(?:my|the|his|her|their) (?:\w+ ){0,2}${SECRETS.source}`,
  'i',
);

const OTHERS =
  /\b(?:someone|somebody|others?|people|users?|victims?|strangers?|friend|ex|competitors?|rivals?|their|his|her|real|funded|erd1\w*)\b/i;

/** Returns why a message must be refused, or undefined if it may be answered. */
export function guardOf(message: string): Guard | undefined {
  if (isSecretPhrase(message) || STATED_SECRET.test(message) || SHARED_SECRET.test(message)) return 'secret';
  if (INSTRUCTIONS.test(message)) return 'instructions';
  if (!REQUEST.test(message)) return undefined;
  const words = wordsOf(message.toLowerCase());
  if (words.some((word) => PROTECTION.has(word))) return undefined;
  const isAttack = words.some((word) => ATTACKS.has(word));
  const namesSecret = SECRETS.test(message);
  const asksForSecret = namesSecret && /\b(?:give|send|tell) me\b/i.test(message) && OTHERS.test(message);
  const collectsSecrets =
    namesSecret && /\b(?:collect|harvest|capture|intercept|forward|log|(?:e-?)?mail)s?\b/i.test(message);
  return isAttack || asksForSecret || collectsSecrets ? 'attack' : undefined;
}

const COMMON_WORDS = new Set(
  'the a an and or of to in on for with is are was i my me it that this not do does how what why when from by at as be can if but so'.split(
    ' ',
  ),
);
const MIN_PHRASE_LENGTH = 10;

/** Returns true for ten or more consecutive words that don't form a sentence. Such a list may be a secret phrase. */
function isSecretPhrase(message: string): boolean {
  let run = 0;
  for (const word of message.split(/[\s,;]+/)) {
    const plain = word.replace(/^\d+[.)]/, '').replace(/[.!?]$/, '');
    run = /^[a-z]{3,8}$/.test(plain) && !COMMON_WORDS.has(plain) ? run + 1 : 0;
    if (run >= MIN_PHRASE_LENGTH) return true;
  }
  return false;
}
