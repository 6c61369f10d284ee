import { type RefObject, useEffect, useState } from 'react'
import type { CustomKind, CustomKinds } from '../../form/custom-kind.ts'
import { findCustomKind, registered } from './find-custom-kind.ts'

/**
 * Returns the kind of the site's own that draws a field, once scripts run and the page has it. A visitor who is writing into the line of
 * text in its place is not interrupted.
 * @param given - reads the kinds that the form was given.
 * @param isEdited - who edits a form is told of its kinds elsewhere.
 */
export function useCustomKind(
  name: string,
  given: () => CustomKinds | undefined,
  input: RefObject<HTMLInputElement | null>,
  isEdited: boolean,
): CustomKind | undefined {
  const [found, setFound] = useState<{ readonly name: string; readonly kind: CustomKind }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `given` reads what is so when it is called.
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const find = (): boolean => {
      const kind = findCustomKind(given(), name)
      if (!kind) return false
      const show = (): void => setFound({ name, kind })
      if (input.current?.matches(':focus')) input.current.addEventListener('blur', show, { once: true, signal })
      else show()
      return true
    }
    document.addEventListener(registered, find, { signal })
    if (!find() && !isEdited) {
      // biome-ignore lint/suspicious/noConsole: the console is where a site's owner looks, and no visitor does.
      console.warn(`Letterslot: the page has no kind of field “${name}” so far; its field takes text.`)
    }
    return () => controller.abort()
  }, [name])
  return found?.name === name ? found.kind : undefined
}
