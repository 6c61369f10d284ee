import type { Fallback, Form } from '@letterslot/core'
import type { NoticeTexts } from '@letterslot/core/form-state'
import type { FormLanguage } from '@letterslot/react/parts'

/** A notice in a form's place, or under it. */
export interface Notice {
  readonly element: HTMLElement
  /** @param own - of the form, where there is one: the maker's own words go before those of the language. */
  show(
    text: 'noForm' | 'noSending',
    fallback: Fallback | undefined,
    language: FormLanguage | undefined,
    own?: Form['texts'],
  ): void
  hide(): void
}

/** Makes the notice of one element; nothing is said yet. */
export function createNotice(): Notice {
  const element = document.createElement('p')
  element.className = 'ls-notice'
  element.setAttribute('part', 'notice')
  element.setAttribute('role', 'alert')
  element.dir = 'auto'
  element.hidden = true

  function linkTo(href: string, text: string | undefined): (Node | string)[] {
    if (!text) return []
    const link = document.createElement('a')
    link.dir = 'ltr'
    link.href = href
    link.textContent = text
    return [' ', link]
  }

  return {
    element,
    show(text, { email, phone, url } = {}, language, own) {
      const texts = { ...noticeTexts, ...language?.texts, ...own }
      const links = [
        ...linkTo(`mailto:${email}`, email),
        ...linkTo(`tel:${phone?.replace(/[^+\d]/g, '')}`, phone),
        ...linkTo(`${url}`, url),
      ]
      // The page's own language is another one, perhaps.
      element.lang = language?.locale ?? 'en'
      element.replaceChildren(texts[text])
      if (links.length > 0) element.append(` ${texts.writeTo}`, ...links)
      element.hidden = false
    },
    hide() {
      element.hidden = true
    },
  }
}

/** The visitor's texts where an element cannot work, in English. */
const noticeTexts: NoticeTexts = {
  noForm: 'This form cannot be shown here.',
  noSending: 'This page does not let the form send.',
  writeTo: 'Write to:',
}
