#!/usr/bin/env bash
# Projects with the packages for JavaScript.
set -euo pipefail

# #region project
mkdir my-service && cd my-service
npm init -y
npm pkg set type=module
npm install @multiversx/sdk-core
npm install --save-dev tsx typescript @types/node
# #endregion project

# #region native-auth
npm install @multiversx/sdk-native-auth-client
npm install @multiversx/sdk-native-auth-server
# #endregion native-auth

# #region v15
npm install @multiversx/sdk-core@15
npx tsc --noEmit
# #endregion v15

# #region alias
npm install sdk-core-14@npm:@multiversx/sdk-core@14.2.9
# #endregion alias

# #region test
npm pkg set scripts.test="tsx --test tests/*.test.ts"
npm test
# #endregion test

# #region nestjs-project
mkdir accounts-service && cd accounts-service
npm init -y
npm pkg set scripts.build="tsc --outDir dist"
npm pkg set scripts.start="node dist/src/main.js"
npm install --save-dev typescript@5 @types/node
# #endregion nestjs-project

# #region nestjs-start
npm run build
npm start
# #endregion nestjs-start

# #region nestjs
npm install @nestjs/common@10 @nestjs/core@10 @nestjs/platform-express@10 @nestjs/config@3 @nestjs/swagger@7 reflect-metadata rxjs
npm install @multiversx/sdk-nestjs-common @multiversx/sdk-nestjs-monitoring ajv@8
npm install @multiversx/sdk-nestjs-auth @multiversx/sdk-nestjs-cache @multiversx/sdk-nestjs-redis
# #endregion nestjs

# #region nestjs-http
npm install @multiversx/sdk-nestjs-http
# #endregion nestjs-http

# #region dapp
mkdir my-dapp && cd my-dapp
npm init -y
npm pkg set type=module overrides.@ledgerhq/devices=8.3.0
npm install @multiversx/sdk-dapp@5 @multiversx/sdk-dapp-ui@0.1 @multiversx/sdk-dapp-utils@3
npm install @multiversx/sdk-core@15 axios@1 bignumber.js@9 protobufjs@7 buffer react@19 react-dom@19
npm install --save-dev vite@7 typescript @types/node @types/react @types/react-dom
# #endregion dapp

# #region template
npx degit multiversx/mx-template-dapp my-dapp
cd my-dapp
npx pnpm@10 install
npx pnpm@10 start-devnet
# #endregion template

# #region signing-providers
npm install @multiversx/sdk-core@15 @multiversx/sdk-native-auth-client
npm install @multiversx/sdk-extension-provider
npm install @multiversx/sdk-wallet-connect-provider
npm install @multiversx/sdk-web-wallet-cross-window-provider@3
npm install @multiversx/sdk-hw-provider
npm install @multiversx/sdk-web-wallet-iframe-provider @multiversx/sdk-metamask-provider
# #endregion signing-providers

# #region web-wallet
npm install @multiversx/sdk-web-wallet-provider
# #endregion web-wallet

# #region native-auth-server
npm install @multiversx/sdk-native-auth-server
# #endregion native-auth-server

# #region vite
npx vite
# #endregion vite

# #region vite-build
npx tsc --noEmit
npx vite build
# #endregion vite-build

# #region service
mkdir ping-pong-service && cd ping-pong-service
npm init -y
npm pkg set scripts.build="tsc --outDir dist"
npm pkg set scripts.api="node dist/src/pingPong/main.js api"
npm pkg set scripts.follower="node dist/src/pingPong/main.js follower"
npm install --save-dev typescript@5 @types/node
npm install @multiversx/sdk-core @multiversx/sdk-transaction-processor
# #endregion service

# #region service-build
npm run build
# #endregion service-build

# #region service-run
export CONTRACT=erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y
npm run api
# #endregion service-run

# #region service-follower
export CONTRACT=erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y
npm run follower
# #endregion service-follower
