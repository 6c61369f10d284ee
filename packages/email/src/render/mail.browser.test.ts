import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { sampleParams, starterEmail } from '../index.ts'
import { contactForm, mailOf } from './mail.test.fixture.ts'

const form = contactForm()
const template = starterEmail(form, { id: 't', to: 'you@example.org' })
const sample = sampleParams(form)

/** Opens a mail in a frame of its own, as wide as asked, and waits until it is laid out. */
async function openMail(html: string, widthPx: number): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe')
  frame.style.cssText = `width:${widthPx}px;height:800px;border:0`
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  frame.srcdoc = html
  document.body.append(frame)
  await loaded
  return frame
}

function documentOf(frame: HTMLIFrameElement): Document {
  if (frame.contentDocument === null) throw new Error('The frame has no document.')
  return frame.contentDocument
}

async function findingsOf(frame: HTMLIFrameElement): Promise<readonly string[]> {
  const script = documentOf(frame).createElement('script')
  script.textContent = axe.source
  documentOf(frame).head.append(script)
  const inFrame: typeof axe = Reflect.get(frame.contentWindow ?? {}, 'axe')
  // A mail is read inside a mailbox, whose page has the landmarks.
  const rules = { region: { enabled: false }, 'landmark-one-main': { enabled: false } }
  const { violations } = await inFrame.run({ rules })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

async function preferScheme(value: 'light' | 'dark'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] })
}

describe('the mail in a browser', () => {
  it.each([
    ['light', 'rgb(255, 255, 255)'],
    ['dark', 'rgb(27, 31, 38)'],
  ] as const)('[E54] has no finding of axe in a %s mailbox', async (scheme, sheet) => {
    await preferScheme(scheme)
    const frame = await openMail(mailOf(template, { ...sample, message: '' }).html, 700)
    const table = documentOf(frame).querySelector('.ls-sheet')
    expect(table && getComputedStyle(table).backgroundColor).toBe(sheet)
    expect(await findingsOf(frame)).toEqual([])
    await preferScheme('light')
  })

  it.each([320, 480, 700])('[E55] never scrolls sideways at %i px, however long a word is', async (widthPx) => {
    const frame = await openMail(
      mailOf(template, { ...sample, full_name: 'a'.repeat(400), message: 'w'.repeat(900) }).html,
      widthPx,
    )
    const { scrollWidth, clientWidth } = documentOf(frame).documentElement
    expect(scrollWidth).toBe(clientWidth)
    expect(documentOf(frame).querySelector('.ls-sheet')?.clientWidth).toBeLessThanOrEqual(600)
  })

  it.each([
    '<img src=x onerror="parent.hit=1">',
    '"><script>parent.hit=1</script>',
    '</td></tr></table></body><svg onload=parent.hit=1>',
    '<!--',
    '</title><style>*{display:none}</style>',
    '&lt;img src=x onerror=parent.hit=1&gt;',
  ])('[E31 F58] shows %s as it was typed and runs nothing', async (typed) => {
    const shape = (of: Document): readonly string[] => [...of.querySelectorAll('*')].map(({ tagName }) => tagName)
    const plain = await openMail(mailOf(template, { ...sample, full_name: 'Ada' }).html, 700)
    const frame = await openMail(mailOf(template, { ...sample, full_name: typed }).html, 700)
    expect(shape(documentOf(frame))).toEqual(shape(documentOf(plain)))
    expect(documentOf(frame).querySelector('.ls-value')?.textContent).toBe(typed)
    expect(documentOf(frame).title).toBe(`Write to us: ${typed}`)
    expect(Reflect.has(window, 'hit')).toBe(false)
  })

  it('[E33] shows lines, spaces and tabs as they were typed', async () => {
    const typed = 'one\n  two   three\n\n\tfour'
    const frame = await openMail(mailOf(template, { ...sample, message: typed }).html, 700)
    const cells = [...documentOf(frame).querySelectorAll<HTMLElement>('.ls-value')]
    expect(cells.at(-1)?.innerText).toBe(typed)
  })
})
