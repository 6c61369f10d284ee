import type { Look, LookTokens } from '@letterslot/core'
import { isFontList, isTokenName, isTokenValue, lookClasses, lookStyle } from '@letterslot/core/look'

/** The look of one page, as its markup and its policy need it. */
export interface PageLook {
  /** Classes of the body, by which the style sheet of pages tells the words of a look apart. */
  readonly classes: string
  /** The page's second style sheet: tokens, fonts, and the maker's own rules, which go before ours: those are in a cascade layer. */
  readonly css: string
}

/** Returns the look of a page. A value that no document may have is left out: nothing of it becomes a rule of its own. */
export function pageLook(look: Look): PageLook {
  const { cover, css = '', fonts = [], scheme } = look
  const tokens = soundTokens(look)
  const rules = [
    scheme && `color-scheme:${scheme === 'dark' ? 'dark' : 'light'}`,
    ...Object.entries(lookStyle({ tokens })).map(([name, value]) => `${name}:${value}`),
  ].filter(Boolean)
  const faces = fonts
    .filter(({ family, src }) => isFontList(`"${family}"`) && /^data:font\/woff2;base64,[\w+/]+={0,2}$/.test(src))
    .map(({ family, src }) => `@font-face{font-family:"${family}";src:url(${src}) format("woff2")}`)
  const [x, y] = (cover?.focus ?? []).map(Number)
  return {
    classes: lookClasses({ tokens, ...(cover?.place === 'beside' && { cover }) }),
    css: [
      rules.length > 0 && `:root{${rules.join(';')}}`,
      ...faces,
      x !== undefined && y !== undefined && `.ls-cover>img{object-position:${x}% ${y}%}`,
      // The element around it would end there.
      css.replace(/<(?=\/style|!--)/gi, '\\3c '),
    ]
      .filter(Boolean)
      .join('\n'),
  }
}

function soundTokens({ tokens = {} }: Look): LookTokens {
  return Object.fromEntries(
    Object.entries(tokens).filter(([name, value]) => isTokenName(name) && isTokenValue(name, value)),
  )
}
