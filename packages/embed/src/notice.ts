import type { Fallback } from '@letterslot/core'

/** A notice in a form's place, or under it. */
export interface Notice {
  readonly element: HTMLElement
  show(text: 'noForm' | 'noSending', fallback: Fallback | undefined): void
  hide(): void
}

/** Makes the notice of one element; nothing is said yet. */
export function createNotice(document: Document): Notice {
  const element = document.createElement('p')
  element.className = 'ls-notice'
  element.setAttribute('part', 'notice')
  element.setAttribute('role', 'alert')
  // The page's own language is another one, perhaps.
  element.lang = 'en'
  element.dir = 'ltr'
  element.hidden = true

  function linkTo([href, text]: readonly [string, string]): (Node | string)[] {
    const link = document.createElement('a')
    link.href = href
    link.textContent = text
    return [' ', link]
  }

  return {
    element,
    show(text, fallback) {
      const links = addressesOf(fallback)
      element.replaceChildren(elementTexts[text])
      if (links.length > 0) element.append(` ${elementTexts.reach}`, ...links.flatMap(linkTo))
      element.hidden = false
    },
    hide() {
      element.hidden = true
    },
  }
}

/** The fallback contacts: address and words. */
function addressesOf({ email, phone, url }: Fallback = {}): (readonly [string, string])[] {
  return [
    ...(email ? [[`mailto:${email}`, email] as const] : []),
    ...(phone ? [[`tel:${phone.replace(/[^+\d]/g, '')}`, phone] as const] : []),
    ...(url ? [[url, url] as const] : []),
  ]
}

/** The visitor's texts where an element cannot work. */
const elementTexts = {
  noForm: 'This form cannot be shown here.',
  noSending: 'This page does not let the form send.',
  reach: 'Write to:',
} as const
