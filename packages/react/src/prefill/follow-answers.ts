import type { Field, FieldId } from '@letterslot/core'
import { putAnswer } from '../drafts/put-answer.ts'
import type { FormHandle } from '../form/form-context.ts'

/**
 * Keeps fields of a drawn form filled from the answers that their maker names, as if their visitor had typed it; one that holds something
 * else is its visitor's, and stays as it is from then on. A choice takes its options alone.
 * @returns what ends it.
 */
export function followAnswers(root: Element, handle: FormHandle): () => void {
  const { compiled, fields, rareParts, store } = handle
  const filled = fields.filter(({ prefillFrom }) => prefillFrom)
  const last = new Map<FieldId, string>()
  const own = new Set<FieldId>()
  const textOf = (id: FieldId): string => {
    const value = store.value(id)
    return typeof value === 'string' && compiled.visible(store.values()).has(id) ? value : ''
  }
  const fill = (field: Field): void => {
    const { id, kind, options = [], prefillFrom } = field
    const text = prefillFrom ? textOf(prefillFrom.field) : ''
    const now = store.value(id) ?? ''
    const before = last.get(id)
    const isFollowing = before === undefined ? now === '' || now === text : now === before
    if (!isFollowing) own.add(id)
    if (own.has(id)) return
    const isTaken = text === '' || options.length === 0 || options.some(({ value }) => value === text)
    last.set(id, isTaken ? text : '')
    const box = root.querySelector(`[data-field="${CSS.escape(id)}"]`)
    const put = rareParts()?.kinds?.[kind]?.putAnswer ?? putAnswer
    if (box && now !== last.get(id)) put(box, field, isTaken ? text : '')
  }
  const fillAll = (): void => {
    for (const field of filled) fill(field)
  }
  const controller = new AbortController()
  // Above whoever reads the controls: the answer is known by then.
  if (filled.length > 0)
    for (const type of ['input', 'change'])
      root.getRootNode().addEventListener(type, fillAll, { signal: controller.signal })
  fillAll()
  return () => controller.abort()
}
