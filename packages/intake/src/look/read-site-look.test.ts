import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCssColor } from './css-color.ts'
import { readSiteLook } from './read-site-look.ts'

/** Each token with its scheme, its value, and where that stands. */
function valuesOf(text: string): Readonly<Record<string, string>> {
  const reading = readSiteLook(text)
  if (reading.status !== 'read') return {}
  return Object.fromEntries(
    reading.values.map(({ token, scheme, value, source: { selector, property, through, line } }) => [
      `${token} ${scheme}`,
      `${value} from ${selector} { ${property}${through === undefined ? '' : ` by ${through}`} }, ${line}`,
    ]),
  )
}

const shop = `
:root { --brand: #a9502c; --radius: .5rem }
html { font-size: 62.5% }
body { background: #fffaf4; color: rgb(51 35 27 / 0.9); font: 400 1.6rem/1.5 "Source Sans 3", system-ui, sans-serif }
h1, h2 { font-family: Georgia, serif }
.btn { border-radius: calc(var(--radius) * 2); padding: 1em }
.btn-primary { background: var(--brand); color: white }
.btn-primary:hover { background: red; color: blue }
.btn-secondary { background: grey }
a { color: oklch(60% .15 40) }
input, textarea { border: 1px solid #98816e; border-radius: var(--radius) }
@media (prefers-color-scheme: dark) {
  :root { --brand: #e8986d }
  body { background: #170f0b; color: #f7eadf }
}`

describe('readSiteLook', () => {
  it('[I1240] reads colours, fonts and corners of a style sheet, each with its place', () => {
    expect(valuesOf(shop)).toEqual({
      'color.paper light': '#fffaf4 from body { background }, 4',
      'color.text light': '#473831 from body { color }, 4',
      'color.border light': '#98816e from textarea { border }, 11',
      'color.action light': '#a9502c from .btn-primary { background by --brand }, 7',
      'color.on-action light': '#ffffff from .btn-primary { color }, 7',
      'font.text light': '"Source Sans 3", system-ui, sans-serif from body { font }, 4',
      'font.heading light': 'Georgia, serif from h1 { font-family }, 5',
      'radius.control light': '5 from textarea { border-radius by --radius }, 11',
      'radius.button light': '10 from .btn { border-radius by --radius }, 6',
      'color.paper dark': '#170f0b from body { background }, 14',
      'color.text dark': '#f7eadf from body { color }, 14',
      'color.border dark': '#98816e from textarea { border }, 11',
      'color.action dark': '#e8986d from .btn-primary { background by --brand }, 7',
      'color.on-action dark': '#ffffff from .btn-primary { color }, 7',
    })
  })

  it('[I1240] reads a page: its style sheets and the styles of its elements', () => {
    const page = `<!doctype html><html><head><style>body{background:#fff;color:#222}</style></head>
<body><a class="button cta" style="background:#ff0066;color:#fff;border-radius:999px" href="x">Go</a></body></html>`
    expect(valuesOf(page)).toEqual({
      'color.paper light': '#ffffff from body { background }, 1',
      'color.text light': '#222222 from body { color }, 1',
      'color.action light': '#ff0066 from a.button.cta { background }, 2',
      'color.on-action light': '#ffffff from a.button.cta { color }, 2',
      'radius.button light': '999 from a.button.cta { border-radius }, 2',
    })
  })

  it('[I1240] understands properties by their names, bare channels, and dark by a class', () => {
    const ui = `@layer base { :root { --background: 0 0% 100%; --primary: 222.2 47.4% 11.2%; --primary-foreground: #fff }
.dark { --background: 222.2 84% 4.9%; --primary: 210 40% 98%; --primary-foreground: #0f172a } }`
    expect(valuesOf(ui)).toEqual({
      'color.paper light': '#ffffff from :root { --background }, 1',
      'color.action light': '#0f172a from :root { --primary }, 1',
      'color.on-action light': '#ffffff from :root { --primary-foreground }, 1',
      'color.paper dark': '#020817 from .dark { --background }, 2',
      'color.action dark': '#f8fafc from .dark { --primary }, 2',
      'color.on-action dark': '#0f172a from .dark { --primary-foreground }, 2',
    })
    expect(valuesOf('body { background: light-dark(#fff, #000) } [data-bs-theme=dark] body { color: #eee }')).toEqual({
      'color.paper light': '#ffffff from body { background }, 1',
      'color.paper dark': '#000000 from body { background }, 1',
      'color.text dark': '#eeeeee from [data-bs-theme=dark] body { color }, 1',
    })
  })

  it('[I1240] reads rules within rules, and leaves out print, states and keyframes', () => {
    const nested = `main { & .btn { background: teal; &:hover { background: red } } .card { border-radius: 1em } }
@media print { body { color: red } } @keyframes a { from { color: red } } /* body { color: red } */`
    expect(valuesOf(nested)).toEqual({
      'color.action light': '#008080 from main .btn { background }, 1',
      'radius.sheet light': '16 from main .card { border-radius }, 1',
    })
  })

  it('[I1241] tells what did not come into the look: files elsewhere, fonts to load, gradients, unknown values', () => {
    const reading = readSiteLook(`@import url("https://example.org/a.css");
@font-face { font-family: "Source Sans 3"; src: url(a.woff2) }
body { background: linear-gradient(red, blue); color: var(--nowhere); font-family: inherit }
.btn { background: $brand; border-radius: 50% }`)
    expect(reading).toEqual({
      status: 'read',
      values: [],
      unread: [
        { reason: 'import', subject: 'https://example.org/a.css', line: 1 },
        { reason: 'web-font', subject: 'Source Sans 3', line: 2 },
        { reason: 'gradient', subject: 'background: linear-gradient(red, blue)', line: 3 },
        { reason: 'value', subject: 'color: var(--nowhere)', line: 3 },
        { reason: 'value', subject: 'background: $brand', line: 4 },
      ],
    })
    const linked = readSiteLook('<link rel="stylesheet" href="/site.css"><p>Hello</p>')
    expect(linked).toMatchObject({ values: [], unread: [{ reason: 'import', subject: '/site.css', line: 1 }] })
  })

  it('[I1242] ends properties that name each other or themselves', () => {
    expect(valuesOf(':root { --a: var(--b); --b: var(--a); --c: var(--c, red) } body { color: var(--a) }')).toEqual({})
    expect(valuesOf('body { color: var(--no, var(--also-no, #123)) }')).toEqual({
      'color.text light': '#112233 from body { color }, 1',
    })
  })

  it('[I1242] refuses what is too large, and says what is empty', () => {
    expect(readSiteLook(' \n')).toEqual({ status: 'empty' })
    expect(readSiteLook('a'.repeat(1_000_001))).toEqual({ status: 'too-large', characters: 1_000_001 })
  })

  it('[I1242] reads any text without an error, and gives only colours, fonts and corners', () => {
    const piece = fc.constantFrom(
      'body',
      '{',
      '}',
      ':',
      ';',
      'color',
      'var(--a)',
      '--a',
      '(',
      ')',
      '"',
      '<style>',
      '@media',
      '#123',
      'url(',
      ',',
      '&',
      '.btn',
      'background',
      ' ',
      '\\',
      '/*',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece).map((pieces) => pieces.join('')),
          fc.string(),
        ),
        (text) => {
          const reading = readSiteLook(text)
          if (reading.status !== 'read') return
          for (const { token, value } of reading.values) {
            if (token.startsWith('color.')) expect(value).toMatch(/^#[0-9a-f]{6}$/)
          }
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('readCssColor', () => {
  it.each([
    ['rebeccapurple', '#663399', 1],
    ['#0f08', '#00ff00', 0.53],
    ['hsl(120deg 100% 25%)', '#008000', 1],
    ['hwb(0 0% 0% / 50%)', '#ff0000', 0.5],
    ['oklch(62.8% 0.25768 29.234)', '#ff0000', 1],
    ['lab(46.2775% -47.5621 48.5837)', '#008000', 1],
    ['color(display-p3 0.5 0.5 0.5)', '#808080', 1],
    ['color-mix(in srgb, white, black)', '#808080', 1],
  ])('[I1243] reads %s', (text, hex, alpha) => {
    const read = readCssColor(text)
    expect(read && { hex: read.hex, alpha: Number(read.alpha.toFixed(2)) }).toEqual({ hex, alpha })
  })

  it.each([
    '',
    'currentColor',
    'CanvasText',
    'no-color',
    '#12',
    'rgb(',
    'url(x)',
    `rgb(${'('.repeat(50)}`,
    'a'.repeat(300),
  ])('[I1243] knows that “%s” is no colour of its own', (text) => {
    expect(readCssColor(text)).toBeUndefined()
  })
})
