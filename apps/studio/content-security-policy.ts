/**
 * What the studio may load and call, everywhere it is served: as a header by the relay, as a meta tag in `dist/`.
 * The preview of a mail is no exception: it stands in a sandboxed frame.
 */
export const contentSecurityPolicy: string = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self' https: http://localhost:*",
  "frame-src 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
].join('; ')
