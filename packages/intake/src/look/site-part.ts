import { tokenOfProperty, type WeightedToken } from './named-property.ts'
import type { SiteScheme, SiteToken } from './site-look.ts'

type SitePart = 'page' | 'heading' | 'link' | 'button' | 'input' | 'card' | 'quiet'

const darkMark = /\.(?:theme-)?dark(?:-mode|-theme)?(?![\w-])|\[data-[\w-]*(?:theme|mode|scheme)=["']?dark["']?\]/i
const lightMark = /\.(?:theme-)?light(?:-mode|-theme)?(?![\w-])|\[data-[\w-]*(?:theme|mode|scheme)=["']?light["']?\]/i

/** States and parts of elements: a form has its own. */
const otherState =
  /:(?:hover|focus|active|visited|disabled|checked|invalid|target|not|has|nth|:?before|:?after|:selection|:placeholder)/

/** Buttons that are not the one that sends. */
const otherButton =
  /secondary|outline|ghost|link|close|toggle|danger|delete|warning|success|info|disabled|icon|menu|nav|light|white|cancel|tab|arrow|prev|next|group/

/** The properties of each part that a form has as well. */
const tokens: Readonly<Record<SitePart, Readonly<Record<string, SiteToken>>>> = {
  page: { background: 'color.paper', color: 'color.text', font: 'font.text' },
  heading: { font: 'font.heading' },
  card: { background: 'color.sheet', radius: 'radius.sheet' },
  input: { border: 'color.border', radius: 'radius.control' },
  button: { background: 'color.action', color: 'color.on-action', radius: 'radius.button' },
  link: { color: 'color.action' },
  quiet: { color: 'color.quiet' },
}

/** The scheme that a selector asks for by a class or an attribute: `.dark`, `[data-theme="dark"]`. */
export function schemeOfSelector(selector: string): SiteScheme | undefined {
  return darkMark.test(selector) ? 'dark' : lightMark.test(selector) ? 'light' : undefined
}

/** Reads which token a declaration stands for, by its selector's last element; undefined for what a form has not. */
export function tokenOf(selector: string, property: string): WeightedToken | undefined {
  const found = sitePartOf(selector.toLowerCase().replace(darkMark, '').replace(lightMark, ''))
  if (property.startsWith('--')) return found?.part === 'page' ? tokenOfProperty(property) : undefined
  const [, kind = ''] = /^(background|color|border|font)(?:-(?:color|family|bottom))?$/.exec(property) ?? []
  const token = found && tokens[found.part][property === 'border-radius' ? 'radius' : kind]
  return found && token && { token, weight: found.weight }
}

function sitePartOf(selector: string): { readonly part: SitePart; readonly weight: number } | undefined {
  if (otherState.test(selector)) return undefined
  const compounds = selector
    .replaceAll(/:(?:where|is)\(|:(?:any-)?link\b|\)/g, '')
    .split(/[\s>+~]+/)
    .filter((one) => one !== '')
  const last = compounds.at(-1) ?? ':root'
  const depth = compounds.length - 1
  if (/^(?:html|body|:root|:host)\b/.test(last)) return { part: 'page', weight: last.startsWith('body') ? 100 : 95 }
  if (/^button$|(?:btn|button|submit|cta)/.test(last)) {
    const isMain = /primary|submit|cta|brand|main/.test(last)
    return otherButton.test(last) ? undefined : { part: 'button', weight: (isMain ? 90 : 75) - depth }
  }
  if (/^h[1-3]$|^\.(?:h1|title|headings?|headline)$/.test(last)) {
    return { part: 'heading', weight: (last === 'h1' ? 80 : 70) - depth }
  }
  if (/^a$|^\.link$/.test(last))
    return { part: 'link', weight: /nav|header|footer|menu/.test(selector) ? 30 : 50 - depth }
  if (/checkbox|radio|range|file|search/.test(last)) return undefined
  if (/^(?:input|textarea|select)(?:\[[^\]]*\])?$|^\.(?:form-control|input|field|form-input|textfield)$/.test(last)) {
    return { part: 'input', weight: 70 - depth }
  }
  if (/^(?:form|dialog)$|^\.(?:card|panel|box|paper|modal|sheet)$/.test(last))
    return { part: 'card', weight: 60 - depth }
  const isQuiet = /^small$|^figcaption$|^\.(?:text-)?muted$|^\.(?:subtitle|caption|lead|secondary)$/.test(last)
  return isQuiet ? { part: 'quiet', weight: 50 - depth } : undefined
}
