import type { Form } from '@letterslot/core'
import { checkForm, type Fault, pointTo } from '@letterslot/core/document'
import type { SentenceKey } from './sentence-groups.ts'

/** The fault of a sentence in the maker's own words, as core finds it in a document; undefined where it may be said. */
export function sentenceFault(form: Form, key: SentenceKey, text: string): Fault | undefined {
  const { translations: _further, ...rest } = form
  const pointer = pointTo('/texts', key)
  return checkForm({ ...rest, texts: { [key]: text } }).find((fault) => fault.pointer === pointer)
}
