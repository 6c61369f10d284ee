/** Any part of a `theme.json`. */
type Json = unknown

/** The elements that a `theme.json` may style, as WordPress writes their selectors. */
const selectors: Readonly<Record<string, string>> = {
  button: '.wp-element-button, .wp-block-button__link',
  link: 'a:where(:not(.wp-element-button))',
  heading: 'h1, h2, h3, h4, h5, h6',
  caption: '.wp-element-caption',
}

/** Properties whose name in a `theme.json` is not CSS's own in another spelling. */
const names: Readonly<Record<string, string>> = {
  background: 'background-color',
  text: 'color',
  radius: 'border-radius',
}

/**
 * The rules for a page's elements that WordPress makes of a theme's `theme.json`: of the body, headings, links and buttons, with
 * the colours and sizes that they name. Blocks are left out: no form has one.
 */
export function themeRules(themeJson: Json): string {
  const { settings, styles } = entriesOf(themeJson)
  const presets = [
    ...presetsOf('color', entriesOf(entriesOf(settings)['color'])['palette'], 'color'),
    ...presetsOf('font-size', entriesOf(entriesOf(settings)['typography'])['fontSizes'], 'size'),
    ...presetsOf('font-family', entriesOf(entriesOf(settings)['typography'])['fontFamilies'], 'fontFamily'),
  ]
  const { elements, blocks: _blocks, ...body } = entriesOf(styles)
  const rules = Object.entries(entriesOf(elements)).flatMap(([element, style]) => rulesOf(element, entriesOf(style)))
  return [`:root { ${presets.join('; ')} }`, rule('body', body), ...rules].join('\n')
}

function rulesOf(element: string, style: Readonly<Record<string, Json>>): readonly string[] {
  const selector = selectors[element] ?? element
  const states = Object.entries(style).filter(([name]) => name.startsWith(':'))
  const atRest = Object.fromEntries(Object.entries(style).filter(([name]) => !name.startsWith(':')))
  const inState = (state: string): string => selector.replaceAll(/,|$/g, `${state}$&`)
  return [rule(selector, atRest), ...states.map(([state, of]) => rule(inState(state), entriesOf(of)))]
}

function rule(selector: string, style: Readonly<Record<string, Json>>): string {
  return `${selector} { ${declarationsOf(style).join('; ')} }`
}

/** `{ typography: { fontSize } }` is `font-size`; what is deeper is a side of a box. */
function declarationsOf(style: Readonly<Record<string, Json>>): readonly string[] {
  return Object.values(style).flatMap((group) =>
    Object.entries(entriesOf(group)).flatMap(([name, value]) => {
      const property = names[name] ?? name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      if (typeof value === 'string') return [`${property}: ${cssValue(value)}`]
      return Object.entries(entriesOf(value)).map(([side, of]) => `${property}-${side}: ${cssValue(String(of))}`)
    }),
  )
}

/** `var:preset|color|base` is WordPress' short form. */
function cssValue(value: string): string {
  return value.replaceAll(/var:([\w|-]+)/g, (_, path: string) => `var(--wp--${path.replaceAll('|', '--')})`)
}

function presetsOf(kind: string, list: Json, key: string): readonly string[] {
  if (!Array.isArray(list)) return []
  return list.map((one) => {
    const preset = entriesOf(one)
    return `--wp--preset--${kind}--${String(preset['slug'])}: ${String(preset[key])}`
  })
}

function entriesOf(json: Json): Readonly<Record<string, Json>> {
  return typeof json === 'object' && json !== null ? Object.fromEntries(Object.entries(json)) : {}
}
