#!/usr/bin/env bash
# Reads the state of nodes from a gateway and a node.
set -euo pipefail

# #region setup
KEY=f8910e47cf9464777c912e6390758bb39715fffcb861b184017920e4a807b42553f2f21e7f3914b81bcf58b66a72ab16d97013ae1cff807cefc977ef8cbf116258534b9e46d19528042d16ef8374404a89b184e0a4ee18c77c49e454d04eae8d
# #endregion setup

# #region heartbeat
curl -s https://gateway.multiversx.com/node/heartbeatstatus |
  jq --arg key "$KEY" '.data.heartbeats[] | select(.publicKey == $key)'
# #endregion heartbeat

# #region statistics
curl -s https://gateway.multiversx.com/validator/statistics | jq --arg key "$KEY" '.data.statistics[$key]'
# #endregion statistics

# #region auction
curl -s https://gateway.multiversx.com/validator/auction |
  jq -r '.data.auctionList[] | "\(.owner) \(.qualifiedTopUp) \([.nodes[] | select(.qualified)] | length)/\(.nodes | length)"'
# #endregion auction

# #region status
curl -s http://localhost:8080/node/status |
  jq '.data.metrics | {erd_app_version, erd_shard_id, erd_nonce, erd_probable_highest_nonce, erd_is_syncing}'
# #endregion status

# #region peer
curl -s 'http://localhost:8080/node/peerinfo?pid=FMq' | jq '.data.info'
# #endregion peer
