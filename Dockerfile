# One image: game and API on one port. Data live in the volume /data.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
# The image has Node 24 itself, so no install script needs to run.
RUN npm ci --ignore-scripts --no-audit --no-fund && npm run build
# Tools of the build are optional to others, so that they count as both; and so is the canvas of this platform, which draws the
# pictures of link previews and has to stay.
RUN cp -a node_modules/@napi-rs /canvas \
  && npm prune --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund \
  && cp -a /canvas/. node_modules/@napi-rs/ && rm -rf .cache packages/*/.cache

FROM node:24-slim
ENV NODE_ENV=production PORT=2567 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=node:node /app/package.json ./
COPY --from=build --chown=node:node /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/packages ./packages
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 2567
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "packages/server/src/main.ts"]
