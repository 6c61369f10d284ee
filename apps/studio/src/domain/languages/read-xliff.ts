import type { Result } from '@letterslot/core'
import type { FileRow, TranslationFile, TranslationFileFault } from './translation-file.ts'

/** The namespace of XLIFF 2.0 and 2.1, which have the same core. */
const namespace = 'urn:oasis:names:tc:xliff:document:2.0'
const versions: readonly string[] = ['2.0', '2.1']

/**
 * Reads the translations of an XLIFF document. One with a document type is refused before it is parsed: it is the one way to
 * entities, and no tool writes it.
 */
export function readXliff(text: string): Result<TranslationFile, TranslationFileFault> {
  if (text.includes('<!DOCTYPE')) return unreadableXliff({ code: 'document-type' })
  const page = new DOMParser().parseFromString(text, 'application/xml')
  const root = page.documentElement
  if (page.getElementsByTagName('parsererror').length > 0) return unreadableXliff({ code: 'broken-markup' })
  if (root.localName !== 'xliff') return unreadableXliff({ code: 'no-translations' })
  const version = root.getAttribute('version') ?? ''
  if (root.namespaceURI !== namespace || !versions.includes(version))
    return unreadableXliff({ code: 'other-version', version })
  const language = root.getAttribute('trgLang')?.trim()
  if (!language) return unreadableXliff({ code: 'no-language' })
  const units = Array.from(root.getElementsByTagNameNS(namespace, 'unit'))
  return { ok: true, value: { language, rows: units.map(unitRow) } }
}

function unitRow(unit: Element): FileRow {
  const segments = Array.from(unit.children).filter(({ localName }) => /^(?:segment|ignorable)$/.test(localName))
  const original = segments.map((segment) => segmentText(childOf(segment, 'source'))).join('')
  const isTranslated = segments.some((segment) => segment.localName === 'segment' && childOf(segment, 'target'))
  // What stands between two segments is often in the source alone.
  const said = segments.map((segment) => segmentText(childOf(segment, 'target') ?? childOf(segment, 'source'))).join('')
  const isCopy =
    said === original && segments.every((segment) => (segment.getAttribute('state') ?? 'initial') === 'initial')
  return { id: unit.getAttribute('name') ?? '', original, words: isTranslated && !isCopy ? said : '' }
}

function childOf(element: Element, name: string): Element | undefined {
  return Array.from(element.children).find(({ localName }) => localName === name)
}

/** The text of a source or a target; an inline code says what it stands for. Walked, so that no depth is too deep. */
function segmentText(element: Element | undefined): string {
  if (!element) return ''
  const walker = element.ownerDocument.createTreeWalker(
    element,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_CDATA_SECTION | NodeFilter.SHOW_ELEMENT,
  )
  const parts: string[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    parts.push(node instanceof Element ? codeText(node) : (node.nodeValue ?? ''))
  }
  return parts.join('')
}

function codeText(element: Element): string {
  if (element.localName === 'ph') return element.getAttribute('equiv') ?? element.getAttribute('disp') ?? ''
  if (element.localName !== 'cp') return ''
  const code = Number.parseInt(element.getAttribute('hex') ?? '', 16)
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

function unreadableXliff(error: TranslationFileFault): { readonly ok: false; readonly error: TranslationFileFault } {
  return { ok: false, error }
}
