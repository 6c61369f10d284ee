import { type BuiltIns, readUserAgent } from '@letterslot/email'

/** What a request tells about its sender. */
export interface RequestFacts {
  readonly userAgent: string
  readonly referrer: string
  /** Names the client's address, which is kept nowhere; empty where there is none. */
  readonly client: string
}

/** The seven parameters that the relay fills in, as the provider does: of the address a digest, never itself. */
export function builtInsOf({ userAgent, referrer, client }: RequestFacts): BuiltIns {
  return {
    ...readUserAgent(userAgent),
    user_country: '',
    user_referrer: referrer,
    user_ip: client,
  }
}
