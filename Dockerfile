# One image of the product: server, built web and reference data. It needs DATABASE_URL, JWT_SECRET and PUBLIC_URL, and the
# S3 variables to keep uploaded files. It then writes nothing but temporary files under /tmp, so its root may be read-only.
ARG NODE_IMAGE=node:24-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY tsconfig.json tsconfig.build.json vite.server.config.ts ./
COPY scripts scripts
COPY db db
COPY web web
COPY openapi openapi
COPY src src
RUN npm run build

# What the server runs with. The optional packages are another Node and the embedded database: this image has its own Node,
# and production refuses the embedded database. argon2 finds the binary it ships with, so no install script is needed.
FROM ${NODE_IMAGE} AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=optional --ignore-scripts

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/tmp/flyleaf
WORKDIR /app
COPY package.json ./
COPY --from=dependencies /app/node_modules node_modules
COPY db/seed db/seed
COPY --from=build /app/dist/server dist/server
COPY --from=build /app/dist/web dist/web
COPY --from=build /app/dist/sbom.cdx.json dist/sbom.cdx.json
# By number, so that Kubernetes can tell that it is not root. In this image 1000 is the user `node`.
USER 1000:1000
EXPOSE 3000
# The first start migrates the database and loads the catalogue before it listens.
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process, so that it receives the signal to stop.
CMD ["node", "--max-heap-size=384", "--enable-source-maps", "dist/server/main.js"]
