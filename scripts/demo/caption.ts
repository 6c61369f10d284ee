import type { Page } from '@playwright/test'

/** Where something stands in the window, in CSS pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Says something at the foot of the page, over everything, in a shadow root that no locator of the demo reads. */
export async function showCaption(page: Page, words: string): Promise<void> {
  await layOver(page, 'caption', words, {
    insetInline: '0',
    insetBlockEnd: '24px',
    marginInline: 'auto',
    inlineSize: 'fit-content',
    maxInlineSize: '80vw',
    padding: '12px 24px',
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

/** Takes the ring away. */
export async function hideSpotlight(page: Page): Promise<void> {
  await page.evaluate(() => document.getElementById('demo-spotlight')?.remove())
}

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
