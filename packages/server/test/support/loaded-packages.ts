/**
 * The packages that our server loads. Before adding a name here, review the package, its
 * maintainers, and the need for it.
 */
export const LOADED = `
  @better-auth/utils @colyseus/better-call @colyseus/clock @colyseus/core @colyseus/greeting-banner @colyseus/redis-driver
  @colyseus/redis-presence @colyseus/schema @colyseus/shared-types @colyseus/timer @colyseus/ws-transport @ioredis/commands
  @noble/ciphers @noble/hashes @opentelemetry/api @pinojs/redact accepts async-function async-generator-function atomic-sleep
  bintrees body-parser bytes call-bind-apply-helpers call-bound cluster-key-slot colyseus content-disposition content-type cookie
  cookie-signature debug denque depd dunder-proto edmonds-blossom-fixed ee-first encodeurl es-define-property es-errors
  es-object-atoms escape-html etag express finalhandler forwarded fresh function-bind gaussian generator-function get-intrinsic
  get-proto gopd has-symbols hasown http-errors iconv-lite inherits ioredis ipaddr.js is-promise math-intrinsics media-typer
  merge-descriptors mime-db mime-types ms msgpackr nanoid negotiator object-inspect on-exit-leak-free on-finished once openskill
  parseurl path-to-regexp pino pino-std-serializers prom-client proxy-addr qs quick-format-unescaped ramda range-parser
  rate-limiter-flexible raw-body redis-errors redis-parser rou3 router safe-stable-stringify safer-buffer send serve-static
  set-cookie-parser setprototypeof side-channel side-channel-list side-channel-map side-channel-weakmap sonic-boom sort-unwind
  standard-as-callback statuses tdigest thread-stream toidentifier type-is unpipe vary wrappy ws zod
`
  .trim()
  .split(/\s+/);

/** The packages that PostgreSQL adds. */
export const LOADED_BY_POSTGRES = `
  pg pg-connection-string pg-int8 pg-pool pg-protocol pg-types postgres-array postgres-bytea postgres-date postgres-interval xtend
`
  .trim()
  .split(/\s+/);

/**
 * Packages that others look for and do without: parts for one platform, and parts that only
 * development tools bring.
 */
export const OPTIONAL = `
  detect-libc has-flag msgpackr-extract node-gyp-build-optional-packages supports-color
`
  .trim()
  .split(/\s+/);
