import { type CssColor, composite } from './css-color.ts'
import { type SiteScheme, type SiteToken, type SiteValue, siteTokens } from './site-look.ts'

/** A value that a site gives to a token. */
export interface Offer extends Omit<SiteValue, 'value'> {
  readonly value: CssColor | string | number
  /** By how much its selector is preferred to others. */
  readonly weight: number
}

/**
 * Chooses one value for each token: of the closest selector, and of equals the last. Colours of dark are chosen only where one
 * differs from its light one: else the page has no dark. Colours that let something through are laid over the page.
 */
export function chooseValues(offers: readonly Offer[]): readonly SiteValue[] {
  const byToken = new Map<string, Offer[]>()
  for (const offer of offers) {
    const key = `${offer.token} ${offer.scheme}`
    const same = byToken.get(key)
    if (same) same.push(offer)
    else byToken.set(key, [offer])
  }
  const of = (token: SiteToken, scheme: SiteScheme): readonly Offer[] => byToken.get(`${token} ${scheme}`) ?? []
  const chosenIn = (scheme: SiteScheme): readonly SiteValue[] => {
    const action = bestOf(of('color.action', scheme))
    const page = pageColorOf(bestOf(of('color.paper', scheme)), scheme)
    return siteTokens.flatMap((token) => {
      const best = bestOf(token === 'color.on-action' ? wordsOfButton(action, of(token, scheme)) : of(token, scheme))
      if (!best) return []
      const { weight: _, value, ...rest } = best
      return [{ ...rest, value: typeof value === 'object' ? composite(value, page) : value }]
    })
  }
  const [light, dark] = [chosenIn('light'), chosenIn('dark').filter(({ token }) => token.startsWith('color.'))]
  const lightOf = (token: SiteToken) => light.find((one) => one.token === token)?.value
  return dark.some(({ token, value }) => value !== lightOf(token)) ? [...light, ...dark] : light
}

function bestOf(offers: readonly Offer[]): Offer | undefined {
  return offers.reduce<Offer | undefined>(
    (best, offer) => (best && best.weight > offer.weight ? best : offer),
    undefined,
  )
}

/** The words of the very button whose fill was chosen, if it says them. */
function wordsOfButton(action: Offer | undefined, words: readonly Offer[]): readonly Offer[] {
  const own = words.filter(({ source }) => source.selector === action?.source.selector)
  return own.length > 0 ? own : words
}

function pageColorOf(paper: Offer | undefined, scheme: SiteScheme): string {
  const below = scheme === 'light' ? '#ffffff' : '#121212'
  return typeof paper?.value === 'object' ? composite(paper.value, below) : below
}
