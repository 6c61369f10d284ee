/** Placeholder for a private key that was taken out of a paste. */
export const removedKey = 'PRIVATE_KEY_REMOVED'

/** A relay's private key; its ids and public keys begin otherwise. */
const relayKey = /\blsk_[A-Za-z0-9_-]{16,}/g
/** A name that says what it holds, and the text after it: in code, in JSON, in a file of settings. */
const namedKey =
  /(?:access_?token|private_?(?:api_?)?key|secret_?key)["'`]?\s*[:=]\s*(?:["'`]([^"'`\n]{8,200})["'`]|([\w-]{8,200})[ \t]*$)/gim
/** The same as people copy it from the dashboard: under or behind its name. Shorter words are prose. */
const copiedKey =
  /\bprivate key\b[ \t]{0,80}(?:[:=][ \t]{0,80})?(?:\r?\n[ \t]{0,80})?((?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{15,80})\b/gi
/** A hidden input that posts it. */
const postedKey = /<input\b[^<>]{0,999}\bname\s*=\s*["']?access_?token\b[^<>]{0,999}>/gi
const inputValue = /\bvalue\s*=\s*(?:"([^"]{8,200})"|'([^']{8,200})'|([^\s"'>]{8,200}))/i

/** A key as the provider and the relay make them; what stands in examples is none. */
function isKey(text: string): boolean {
  return (
    /^[\w-]{8,200}$/.test(text) &&
    !/^(?:your|my)[_-]|private_?key|access_?token|^(?:process|import|env|config)\b/i.test(text)
  )
}

/**
 * Longer than any public key: EmailJS's have 15 to 25 characters, a private key of a server's API more. A relay's public
 * key and the old `user_…` are known by how they begin.
 */
export function looksPrivate(key: string): boolean {
  return /^lsk_/.test(key) || (/^[\w-]{32,}$/.test(key) && !/^(?:user_|lsp_)/.test(key) && !/^[a-z_]+$/i.test(key))
}

/** The private keys in a text, as far as their shape or their name gives them away. */
export function findSecrets(text: string): readonly string[] {
  const named = [...text.matchAll(namedKey)].map(([, quoted, bare]) => quoted ?? bare ?? '')
  const copied = [...text.matchAll(copiedKey)].map(([, key = '']) => key)
  const posted = [...text.matchAll(postedKey)].flatMap(([tag]) => inputValue.exec(tag)?.slice(1) ?? [])
  const shaped = [...text.matchAll(relayKey)].map(([key]) => key)
  return [...new Set([...shaped, ...[...named, ...copied, ...posted].filter((key) => key !== undefined && isKey(key))])]
}

/** Takes secrets out of a text. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, removedKey), text)
}
