import { createHash } from 'node:crypto'
import type { BuiltIns } from '@letterslot/email'
import { readUserAgent } from './user-agent.ts'

/** What a request tells about its sender. */
export interface RequestFacts {
  readonly userAgent: string
  readonly referrer: string
  /** The client's address; only its digest is kept. */
  readonly address: string
}

/** The seven parameters that the relay fills in, as the provider does: the address as an MD5 digest, never itself. */
export function builtInsOf({ userAgent, referrer, address }: RequestFacts): BuiltIns {
  const { os, platform, browser, version } = readUserAgent(userAgent)
  return {
    user_os: os,
    user_platform: platform,
    user_browser: browser,
    user_version: version,
    user_country: '',
    user_referrer: referrer,
    user_ip: createHash('md5').update(address).digest('hex'),
  }
}
