#!/usr/bin/env bash
# The multisig contract: two of the board members sign what one has proposed.
set -euo pipefail

# #region setup
PROXY=https://devnet-gateway.multiversx.com
ALICE=erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th
BOB=erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx
CAROL=erd1k2s324ww2g0yj38qn2ch2jwctdy8mnfxep94q9arncc6xecg3xaq6mjse8
# #endregion setup

# #region deploy
mxpy multisig deploy \
    --bytecode multisig-full.wasm --abi multisig-full.abi.json \
    --quorum 2 --board-members "$ALICE" "$BOB" \
    --gas-limit 100000000 \
    --pem alice.pem --proxy "$PROXY" --outfile multisig.json --send
MULTISIG=$(jq -r .contractAddress multisig.json)
# #endregion deploy

# #region deposit
mxpy multisig deposit \
    --contract "$MULTISIG" --abi multisig-full.abi.json \
    --value 1000000000000000000 \
    --gas-limit 10000000 \
    --pem alice.pem --proxy "$PROXY" --outfile deposit.json --send
# #endregion deposit

# #region propose
mxpy multisig transfer-and-execute \
    --contract "$MULTISIG" --abi multisig-full.abi.json \
    --receiver "$CAROL" --value 1000000000000000000 \
    --gas-limit 10000000 \
    --pem alice.pem --proxy "$PROXY" --outfile proposed.json --send

HASH=$(jq -r .emittedTransactionHash proposed.json)
mxpy multisig parse-propose-action --abi multisig-full.abi.json --hash "$HASH" --proxy "$PROXY"
# #endregion propose

# #region sign
mxpy multisig sign-action \
    --contract "$MULTISIG" --abi multisig-full.abi.json --action 1 \
    --gas-limit 10000000 \
    --pem bob.pem --proxy "$PROXY" --outfile signed-action.json --send
# #endregion sign

# #region perform
mxpy multisig perform-action \
    --contract "$MULTISIG" --abi multisig-full.abi.json --action 1 \
    --gas-limit 10000000 \
    --pem alice.pem --proxy "$PROXY" --outfile performed.json --send
# #endregion perform

# #region views
mxpy multisig get-quorum --contract "$MULTISIG" --abi multisig-full.abi.json --proxy "$PROXY"
mxpy multisig is-quorum-reached --action 1 --contract "$MULTISIG" --abi multisig-full.abi.json --proxy "$PROXY"
mxpy multisig get-board-members --contract "$MULTISIG" --abi multisig-full.abi.json --proxy "$PROXY"
# #endregion views

# #region board
mxpy multisig add-board-member \
    --contract "$MULTISIG" --abi multisig-full.abi.json \
    --board-member "$CAROL" \
    --gas-limit 10000000 \
    --pem alice.pem --proxy "$PROXY" --outfile board.json --send
# #endregion board
