import type { Page } from '@playwright/test'

/** A place in the window, in CSS pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Says something over the page, where least of it is hidden, in a shadow root that no locator of the demo reads. */
export async function showCaption(page: Page, words: string): Promise<void> {
  const hasHeader = (await page.getByRole('banner').count()) > 0
  await layOver(page, 'caption', words, {
    [hasHeader ? 'insetBlockStart' : 'insetBlockEnd']: '6px',
    insetInline: '0',
    marginInline: 'auto',
    inlineSize: 'fit-content',
    maxInlineSize: '80vw',
    padding: '6px 24px',
    borderRadius: '12px',
    background: '#141b2e',
    color: '#fff',
    font: '600 22px/1.4 Arial, sans-serif',
    boxShadow: '0 8px 32px #0006',
  })
}

/** A ring around what is touched next. */
export async function spotlight(page: Page, { x, y, width, height }: Box): Promise<void> {
  await layOver(page, 'spotlight', '', {
    left: `${x - 6}px`,
    top: `${y - 6}px`,
    width: `${width + 12}px`,
    height: `${height + 12}px`,
    boxSizing: 'border-box',
    border: '4px solid #d6336c',
    borderRadius: '12px',
  })
}

/** Takes the caption away. */
export const hideCaption = (page: Page): Promise<void> => takeAway(page, 'caption')

/** Takes the ring away. */
export const hideSpotlight = (page: Page): Promise<void> => takeAway(page, 'spotlight')

const takeAway = (page: Page, name: string): Promise<void> =>
  page.evaluate((id) => document.getElementById(id)?.remove(), `demo-${name}`)

async function layOver(page: Page, name: string, text: string, look: Record<string, string>): Promise<void> {
  await page.evaluate(
    ([id, words, style]) => {
      document.getElementById(id)?.remove()
      const host = document.createElement('div')
      host.id = id
      const sheet = document.createElement('div')
      sheet.textContent = words
      // Set property by property: a page's policy may forbid style attributes.
      Object.assign(host.style, { position: 'fixed', inset: '0', zIndex: '2147483647', pointerEvents: 'none' })
      Object.assign(sheet.style, { position: 'absolute', ...style })
      host.attachShadow({ mode: 'closed' }).append(sheet)
      document.body.append(host)
    },
    [`demo-${name}`, text, look] as const,
  )
}
