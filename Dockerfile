# The built site and its chat endpoint in one image: docker build -t docs . && docker run -p 3000:3000 docs
FROM node:20-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm run build:server

FROM node:20-slim
ENV NODE_ENV=production CHAT_CORPUS_FILE=/site/corpus.json
WORKDIR /site
COPY --from=build /site/build ./build
COPY --from=build /site/dist ./dist
COPY --from=build /site/.docusaurus/corpus/default/corpus.json ./corpus.json
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://localhost:'+(process.env.PORT||3000)+'/ai-docs-api/health').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# The endpoint alone, for a site that is hosted elsewhere: docker run docs dist/serveChat.cjs
ENTRYPOINT ["node"]
CMD ["dist/main.cjs"]
