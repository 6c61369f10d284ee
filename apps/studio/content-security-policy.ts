/** One policy for texts that are parsed as HTML, made anew for each of them. */
const trustedTypesPolicies = "letterslot-intake 'allow-duplicates'"

const policyTo = (reachable: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src ${reachable}`,
    // The page's icon, and cover and logo, which stand in a form itself.
    "img-src 'self' data:",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicies}`,
  ].join('; ')

/**
 * The policy of what the studio may load and call, everywhere it is served: as a header by the relay, as a meta tag in `dist/`.
 * The preview of a mail is no exception: it stands in a sandboxed frame. Who may frame the studio only a header can say
 * (docs/guides/static-host.md).
 */
export const contentSecurityPolicy: string = policyTo("'self' https: http://localhost:*")

/** The policy of a shared form's page: its visitors have no relay on their computer. */
export const sharedFormPolicy: string = policyTo("'self' https:")

/**
 * The `_headers` file of the build, which Netlify, Cloudflare Pages and others obey: what no meta tag can say. Other
 * hosts are told the same by hand.
 */
export const staticHostHeaders = `/*
  Content-Security-Policy: frame-ancestors 'self'
  X-Content-Type-Options: nosniff
/mail-frame.html
  Content-Security-Policy: sandbox allow-scripts
`
