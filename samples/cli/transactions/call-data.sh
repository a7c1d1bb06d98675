#!/usr/bin/env bash
# Arguments of a call in hexadecimal, and back.
set -euo pipefail

# #region text
printf ALICE-a1b2c3 | xxd -p -c 0        # 414c4943452d613162326333
printf 6f6b | xxd -r -p                  # ok
# #endregion text

# #region number
python3 -c 'n = 1000; print(n.to_bytes((n.bit_length() + 7) // 8, "big").hex())'    # 03e8
python3 -c 'print(int("03e8", 16))'                                                 # 1000
# #endregion number

# #region address
mxpy wallet bech32 --decode erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th
mxpy wallet bech32 --encode 0139472eff6886771a982f3083da5d421f24c29181e63888228dc81ca60d69e1
# #endregion address

# #region register
mxpy contract call erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y \
    --function register \
    --arguments str:Alice 1000 true addr:erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx \
    --gas-limit 5000000 \
    --pem alice.pem --proxy https://devnet-gateway.multiversx.com
# #endregion register
