import { faultText } from './fault.ts'
import type { Place } from './place.ts'

declare const URL: new (
  url: string,
) => { readonly protocol: string; readonly origin: string; readonly username: string }

/** Reads an http or https address without a user's name; reports what else stands there. */
export function readWebUrl(place: Place): { readonly origin: string } | undefined {
  const text = place.text()
  if (text === undefined) return undefined
  try {
    const url = new URL(text)
    if (/^https?:$/.test(url.protocol) && url.username === '') return url
  } catch {
    // Not a URL at all: the same report.
  }
  return place.report(
    'bad-link',
    faultText`“${text.slice(0, 80)}” must be a web address: it starts with https:// or http://.`,
  )
}
