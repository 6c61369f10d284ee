import type { Result } from '@letterslot/core'
import { parseAddress } from '@letterslot/email'

/** A sender: a name for people and one plain address. */
export interface Mailbox {
  readonly name: string
  readonly address: string
}

/** Reads `Name <address>` or a plain address; no control characters, one address. */
export function parseMailbox(text: string): Result<Mailbox, string> {
  const match = /^([^<>\p{Cc}]*)<([^<>]*)>$/u.exec(text.trim())
  const address = parseAddress(match?.[2] ?? text.trim())
  if (address === undefined) return { ok: false, error: 'it must read like Forms <forms@example.org>' }
  const name = (match?.[1] ?? '').trim().replace(/^"(.*)"$/, '$1')
  return { ok: true, value: { name, address } }
}
