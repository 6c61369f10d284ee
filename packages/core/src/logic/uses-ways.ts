import type { Form } from '../model/form.ts'

/** True for a form whose pages may be passed over. */
export function usesWays({ pages }: Form): boolean {
  return pages.some(({ next, visibleWhen }) => next ?? visibleWhen)
}
