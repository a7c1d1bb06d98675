#!/usr/bin/env bash
# Wallets, addresses and signed messages.
set -euo pipefail

# #region new
mxpy wallet new --format pem --outfile test.pem
# #endregion new

# #region convert
mxpy wallet convert --infile alice.pem --in-format pem --out-format address-bech32
mxpy wallet convert --infile alice.pem --in-format pem --out-format address-hex
# #endregion convert

# #region bech32
mxpy wallet bech32 --decode erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th
mxpy wallet bech32 --encode 0139472eff6886771a982f3083da5d421f24c29181e63888228dc81ca60d69e1
# #endregion bech32

# #region sign-message
mxpy wallet sign-message --message "order 42" --pem alice.pem
# #endregion sign-message

# #region verify-message
mxpy wallet verify-message \
    --address erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th \
    --message "order 42" \
    --signature "$SIGNATURE"
# #endregion verify-message
