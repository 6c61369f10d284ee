import type { Look, LookTokens } from '@letterslot/core'

/** The properties of a miniature, and the colours of a look that they take. */
const colors = {
  '--_around': 'color.paper',
  '--_paper': 'color.sheet',
  '--_ink': 'color.text',
  '--_quiet': 'color.quiet',
  '--_line': 'color.border',
  '--_send': 'color.action',
  '--_on-send': 'color.on-action',
} as const satisfies Readonly<Record<string, keyof LookTokens>>

/** The properties by which a miniature wears a look; what the look leaves to the page stays as it is in the default one. */
export function miniatureLook(look: Look | undefined): Readonly<Record<string, string>> {
  const { tokens = {}, scheme = 'light' } = look ?? {}
  const worn: Record<string, string> = {}
  for (const [property, token] of Object.entries(colors)) {
    const color = tokens[token]?.[scheme === 'light' ? 0 : 1]
    if (color?.startsWith('#')) worn[property] = color
  }
  if (tokens['font.heading']) worn['--_heading'] = tokens['font.heading']
  if (tokens['heading.weight'] !== undefined) worn['--_weight'] = `${tokens['heading.weight']}`
  if (tokens['font.text']) worn['--_font'] = tokens['font.text']
  // A miniature is drawn at half the size.
  if (tokens['radius.control'] !== undefined) worn['--_corner'] = `${tokens['radius.control'] / 2}px`
  if (tokens['radius.button'] !== undefined) worn['--_button'] = `${Math.min(tokens['radius.button'], 24) / 2}px`
  return worn
}
