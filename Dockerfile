# The product with its production packages only; see docs/operations.md.
FROM node:22.20.0-bookworm-slim AS manifests
WORKDIR /opt/atalaya
COPY package.json package-lock.json ./
COPY core/package.json core/
COPY server/package.json server/
COPY web/package.json web/
COPY patches patches

FROM manifests AS build
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM manifests AS packages
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:22.20.0-bookworm-slim
# pg_dump and pg_restore, for backups of a PostgreSQL of this version or an older one.
RUN apt-get update \
  && apt-get install -y --no-install-recommends postgresql-client \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /opt/atalaya
COPY --from=packages /opt/atalaya ./
COPY --from=build /opt/atalaya/server/build server/build
COPY --from=build /opt/atalaya/server/migrations server/migrations
COPY --from=build /opt/atalaya/web/build web/build
COPY --from=build /opt/atalaya/content content
COPY --from=build /opt/atalaya/server/platform/pdf/fonts server/platform/pdf/fonts
RUN mkdir -p /var/lib/atalaya && chown node:node /var/lib/atalaya
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/atalaya
VOLUME /var/lib/atalaya
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=90s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/build/main.js"]
