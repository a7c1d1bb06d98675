# The built site and its chat endpoint in one image: docker build -t multiversx-docs . && docker run -p 3000:3000 multiversx-docs
# Build it from a clone with the whole history, from which pages get their dates and version.json its commit.
# Settings of the build are build arguments: docker build --build-arg SITE_URL=https://docs.example.org -t multiversx-docs .
# Not slim, because the build needs Git.
FROM node:24 AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_URL BASE_URL CHAT_ORIGIN RECORD_SEARCHES PRECONNECT_ORIGIN ANALYTICS_MEASUREMENT_ID
ARG ALGOLIA_APP_ID ALGOLIA_SEARCH_API_KEY ALGOLIA_INDEX_NAME ALGOLIA_INSIGHTS
RUN npm run build && npm run build:server

FROM node:24-slim
# The server serves the origin and path that the site was built for, and records searches if the site says so.
ARG SITE_URL BASE_URL RECORD_SEARCHES
ENV SITE_URL=$SITE_URL BASE_URL=$BASE_URL RECORD_SEARCHES=$RECORD_SEARCHES
# Both servers listen on the port of the health check; the default port of the endpoint alone is another one.
ENV NODE_ENV=production PORT=3000
WORKDIR /site
COPY --from=build /site/build ./build
COPY --from=build /site/dist ./dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://localhost:'+(process.env.PORT||3000)+'/ai-docs-api/health').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# The endpoint alone, for a site that is hosted elsewhere: docker run -p 3000:3000 multiversx-docs dist/serveChat.cjs
ENTRYPOINT ["node"]
CMD ["dist/main.cjs"]
