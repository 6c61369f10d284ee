import type { Form } from './model/form.ts'

/** Tells if a form keeps drafts: it asks for them, and lets answers stay on the visitor's device. */
export function keepsDrafts({ drafts, delivery }: Form): boolean {
  return drafts === true && delivery?.keepOnDevice !== false
}
