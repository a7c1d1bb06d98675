// #region script
import {Account, Address, DevnetEntrypoint} from '@multiversx/sdk-core';
import {campaignController, fundWithEgld, statusOf} from './campaign.js';

const [pemPath, campaignBech32] = process.argv.slice(2);
if (!pemPath || !campaignBech32) throw new Error('Usage: fundOnDevnet.ts <donor.pem> <address of the campaign>');

const entrypoint = new DevnetEntrypoint({withGasLimitEstimator: true, gasLimitMultiplier: 1.1});
const controller = await campaignController(entrypoint, 'output/crowdfunding.abi.json');
const campaign = Address.newFromBech32(campaignBech32);

const donor = await Account.newFromPem(pemPath);
donor.nonce = await entrypoint.recallAccountNonce(donor.address);

const transaction = await fundWithEgld(controller, donor, campaign);
const hash = await entrypoint.sendTransaction(transaction);
const outcome = await entrypoint.awaitCompletedTransaction(hash);
console.log(`${hash}: ${outcome.status.toString()}, the campaign is ${await statusOf(controller, campaign)}`);
// #endregion script
