import { type BuiltIns, readUserAgent } from '@letterslot/email'

/** Facts that a page knows of its browser and of itself. */
export interface PageFacts {
  readonly userAgent: string
  /** The page's address; query and fragment are left out, as a browser leaves them out of a referrer elsewhere. */
  readonly address: string
}

/** The seven built-in parameters as far as a page can know them: it never learns its own address or country. */
export function pageBuiltIns({ userAgent, address }: PageFacts): BuiltIns {
  return {
    ...readUserAgent(userAgent),
    user_country: '',
    user_referrer: address.replace(/[?#].*$/s, ''),
    user_ip: '',
  }
}
