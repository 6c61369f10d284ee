// A one-file page without a look has one size, one theme and one value a token: nothing sets others.
import type { SelectorComponent, TokenOrValue } from 'lightningcss'
import { minified, withoutNull } from './minified-css.ts'

/** Without the rules of sizes and themes that a page without a look cannot have. */
export function withoutChoices(code: string): string {
  return minified(code, {
    visitor: {
      Rule: {
        style: ({ value: { selectors } }) => (/"data-(size|theme)"/.test(JSON.stringify(selectors)) ? [] : undefined),
      },
    },
  })
}

/** Controls that only forms of choices have, and those of kinds that they alone have. */
const ofChoices = /"name":"(select|fieldset)"|"(checkbox|checkboxes|radio|consent)"/

/** Without the rules of choices, which a form of text has none of. */
export function withoutOptions(code: string): string {
  return minified(code, {
    visitor: {
      Rule: {
        style: ({ value: { selectors } }) =>
          selectors.every((selector) => selector.some((part) => ofChoices.test(JSON.stringify(part)) && !isMixed(part)))
            ? []
            : undefined,
      },
    },
  })
}

/** True for a list of selectors of which some are of any form: `:is(input, select)`. */
function isMixed(part: SelectorComponent): boolean {
  return (
    part.type === 'pseudo-class' &&
    part.kind === 'is' &&
    part.selectors.some((selector) => !ofChoices.test(JSON.stringify(selector)))
  )
}

const usesIn = (css: string, name: string): number => css.match(new RegExp(`var\\(${name}[,)]`, 'g'))?.length ?? 0

/** The tokens that a sheet states, with their values. */
const statedIn = (css: string): ReadonlyMap<string, string> =>
  new Map([...css.matchAll(/(--ls-[\w-]+):([^;}]*)/g)].map(([, name = '', value = '']) => [name, value]))

/** A style sheet without the tokens whose values it has in place. */
interface InPlace {
  readonly css: string
  /** Those of them that the sheets beside it use. */
  readonly tokens: string
}

/**
 * Puts the value of a token where it is used, if that is shorter: in a page without a look nothing sets another.
 * @param others - sheets that may come beside.
 */
export function withTokensInPlace(code: string, others: string): InPlace {
  const stated = statedIn(code)
  const inPlace = [...stated].filter(([name, { length }]) => length < `var(${name})`.length || usesIn(code, name) < 2)
  const values = new Map<string, readonly TokenOrValue[]>(inPlace.map(([name]) => [name, []]))
  const read = minified(code, {
    visitor: {
      Declaration: {
        custom({ name, value }) {
          if (!values.has(name)) return undefined
          values.set(name, value.map(withoutNull))
          return []
        },
      },
    },
  })
  const put = (css: string): string => {
    const next = minified(css, { visitor: { Variable: ({ name }) => values.get(name.ident)?.slice() } })
    // A value may refer to another token.
    return next === css ? css : put(next)
  }
  const wanted = inPlace.filter(([name]) => usesIn(others, name) > 0)
  return { css: put(read), tokens: put(`.ls-form{${wanted.map((one) => one.join(':')).join(';')}}`) }
}

/** A style sheet without the tokens that it does not use itself. */
interface OwnTokens {
  readonly css: string
  /** The others, with their values. */
  readonly others: ReadonlyMap<string, string>
}

/** Takes out of the sheet that comes first what only sheets that come later, or beside it, use. */
export function withOwnTokens(code: string): OwnTokens {
  const stated = statedIn(code)
  const others = new Map([...stated].filter(([name]) => usesIn(code, name) === 0))
  if (others.size === 0) return { css: code, others }
  const css = minified(code, {
    visitor: { Declaration: { custom: ({ name }) => (others.has(name) ? [] : undefined) } },
  })
  // A token may have been used by one that is gone.
  const next = withOwnTokens(css)
  return { css: next.css, others: new Map([...others, ...next.others]) }
}

/** States those of these tokens that a sheet uses, by itself or by one of them. */
export function tokensFor(code: string, tokens: OwnTokens['others']): string {
  const wanted = [...tokens].filter(([name]) => usesIn(code, name) > 0)
  if (wanted.length === 0) return ''
  const stated = `.ls-form{${wanted.map((one) => one.join(':')).join(';')}}`
  const others = new Map([...tokens].filter(([name]) => !stated.includes(`${name}:`)))
  return tokensFor(stated, others) + stated
}
