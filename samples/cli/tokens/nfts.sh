#!/usr/bin/env bash
# NFTs, SFTs and MetaESDTs. Every command prints the transaction; --send broadcasts it.
set -euo pipefail

# #region setup
PROXY=https://devnet-gateway.multiversx.com
ESDT_CONTRACT=erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqzllls8a5w6u
BOB=erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx
CAROL=erd1k2s324ww2g0yj38qn2ch2jwctdy8mnfxep94q9arncc6xecg3xaq6mjse8
CONTRACT=erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y
# #endregion setup

# #region issue-nft
mxpy token issue-non-fungible \
    --token-name AliceArt \
    --token-ticker ART \
    --cannot-freeze --cannot-wipe --cannot-pause \
    --cannot-change-owner --cannot-transfer-nft-create-role \
    --gas-limit 60000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion issue-nft

# #region issue-sft
mxpy token issue-semi-fungible \
    --token-name AliceTickets \
    --token-ticker TICKET \
    --cannot-freeze --cannot-wipe --cannot-pause \
    --cannot-change-owner --cannot-transfer-nft-create-role \
    --gas-limit 60000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion issue-sft

# #region issue-meta
mxpy token register-meta-esdt \
    --token-name LockedAlice \
    --token-ticker LOCKED \
    --num-decimals 18 \
    --cannot-freeze --cannot-wipe --cannot-pause \
    --cannot-change-owner --cannot-transfer-nft-create-role \
    --gas-limit 60000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion issue-meta

# #region issue-with-roles
mxpy token register-and-set-all-roles \
    --token-name AliceArt \
    --token-ticker ART \
    --token-type NFT \
    --num-decimals 0 \
    --gas-limit 60000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion issue-with-roles

# #region register-dynamic
mxpy contract call "$ESDT_CONTRACT" \
    --function registerDynamic \
    --arguments str:AlicePoints str:POINTS str:META 18 str:canFreeze str:true \
    --value 50000000000000000 \
    --gas-limit 60000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion register-dynamic

# #region register-dynamic-with-roles
mxpy token register-dynamic-and-set-all-roles \
    --token-name AliceCards \
    --token-ticker CARD \
    --token-type SFT \
    --gas-limit 60000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion register-dynamic-with-roles

# #region set-roles
mxpy token set-special-role-semi-fungible \
    --token-identifier TICKET-c3d4e5 \
    --user "$BOB" \
    --nft-create --nft-add-quantity \
    --gas-limit 60000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion set-roles

# #region transfer-create-role
mxpy contract call "$ESDT_CONTRACT" \
    --function transferNFTCreateRole \
    --arguments str:TICKET-c3d4e5 "addr:$BOB" "addr:$CAROL" \
    --gas-limit 60000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion transfer-create-role

# #region stop-creating
mxpy token stop-nft-creation \
    --token-identifier TICKET-c3d4e5 \
    --gas-limit 60000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion stop-creating

# #region sft-to-meta
mxpy token change-sft-to-meta-esdt \
    --collection TICKET-c3d4e5 \
    --decimals 6 \
    --gas-limit 60000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion sft-to-meta

# #region to-dynamic
mxpy token change-to-dynamic \
    --token-identifier TICKET-c3d4e5 \
    --gas-limit 60000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion to-dynamic

# #region update-token-id
mxpy token update-token-id \
    --token-identifier ART-b2c3d4 \
    --gas-limit 60000000 \
    --pem carol.pem --proxy "$PROXY" --send
# #endregion update-token-id

# #region multi-shard
mxpy contract call "$ESDT_CONTRACT" \
    --function changeToMultiShardCreate \
    --arguments str:TICKET-c3d4e5 \
    --gas-limit 60000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion multi-shard

# #region create
mxpy token create-nft \
    --token-identifier ART-b2c3d4 \
    --initial-quantity 1 \
    --name "Beautiful song" \
    --royalties 7500 \
    --hash "" \
    --attributes "$(printf 'tags:song,blue' | xxd -p)" \
    --uris https://art.example/1.mp3 \
    --gas-limit 1500000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion create

# #region transfer
mxpy tx new \
    --receiver "$BOB" \
    --token-transfers ART-b2c3d4-01 1 \
    --gas-limit 600000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion transfer

# #region transfer-and-call
mxpy contract call "$CONTRACT" \
    --function sell \
    --arguments 2000000000000000000 \
    --token-transfers ART-b2c3d4-01 1 \
    --gas-limit 10000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion transfer-and-call

# #region add-quantity
mxpy token add-quantity \
    --token-identifier TICKET-c3d4e5 \
    --token-nonce 1 \
    --quantity 100 \
    --gas-limit 200000 \
    --pem bob.pem --proxy "$PROXY" --send
# #endregion add-quantity

# #region burn-quantity
mxpy token burn-quantity \
    --token-identifier TICKET-c3d4e5 \
    --token-nonce 1 \
    --quantity 20 \
    --gas-limit 200000 \
    --pem bob.pem --proxy "$PROXY" --send
# #endregion burn-quantity

# #region update-attributes
mxpy token update-attributes \
    --token-identifier ART-b2c3d4 \
    --token-nonce 1 \
    --attributes "$(printf 'tags:song,gold' | xxd -p)" \
    --gas-limit 450000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion update-attributes

# #region add-uris
mxpy token add-uris \
    --token-identifier ART-b2c3d4 \
    --token-nonce 1 \
    --uris https://art.example/1.png \
    --gas-limit 600000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion add-uris

# #region modify-royalties
mxpy token modify-royalties \
    --token-identifier ART-b2c3d4 \
    --token-nonce 1 \
    --royalties 500 \
    --gas-limit 1000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion modify-royalties

# #region set-uris
mxpy token set-new-uris \
    --token-identifier ART-b2c3d4 \
    --token-nonce 1 \
    --uris https://art.example/2.mp3 \
    --gas-limit 1000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion set-uris

# #region modify-creator
mxpy token modify-creator \
    --token-identifier ART-b2c3d4 \
    --token-nonce 1 \
    --gas-limit 1000000 \
    --pem bob.pem --proxy "$PROXY" --send
# #endregion modify-creator

# #region update-metadata
# Royalties of 0 give an empty argument: they stay, like the hash and the URIs.
mxpy token update-metadata \
    --token-identifier ART-b2c3d4 \
    --token-nonce 1 \
    --token-name "Beautiful song II" \
    --royalties 0 \
    --hash "" \
    --attributes "$(printf 'tags:song,gold' | xxd -p)" \
    --uris "" \
    --gas-limit 1600000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion update-metadata

# #region recreate-metadata
mxpy token nft-metadata-recreate \
    --token-identifier ART-b2c3d4 \
    --token-nonce 1 \
    --token-name "Quiet song" \
    --royalties 500 \
    --hash "" \
    --attributes "$(printf 'tags:song,quiet' | xxd -p)" \
    --uris https://art.example/3.mp3 \
    --gas-limit 2000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion recreate-metadata

# #region freeze-item
mxpy token freeze-single-nft \
    --token-identifier ART-b2c3d4 \
    --token-nonce 1 \
    --user "$CAROL" \
    --gas-limit 60000000 \
    --pem alice.pem --proxy "$PROXY" --send

mxpy token unfreeze-single-nft \
    --token-identifier ART-b2c3d4 \
    --token-nonce 1 \
    --user "$CAROL" \
    --gas-limit 60000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion freeze-item

# #region wipe-item
mxpy token wipe-single-nft \
    --token-identifier ART-b2c3d4 \
    --token-nonce 1 \
    --user "$CAROL" \
    --gas-limit 60000000 \
    --pem alice.pem --proxy "$PROXY" --send
# #endregion wipe-item
