import { createHash } from 'node:crypto'
import { type BuiltIns, readUserAgent } from '@letterslot/email'

/** What a request tells about its sender. */
export interface RequestFacts {
  readonly userAgent: string
  readonly referrer: string
  /** The client's address; only its digest is kept. */
  readonly address: string
}

/** The seven parameters that the relay fills in, as the provider does: the address as an MD5 digest, never itself. */
export function builtInsOf({ userAgent, referrer, address }: RequestFacts): BuiltIns {
  return {
    ...readUserAgent(userAgent),
    user_country: '',
    user_referrer: referrer,
    user_ip: createHash('md5').update(address).digest('hex'),
  }
}
