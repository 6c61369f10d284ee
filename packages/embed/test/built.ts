// What the tests of a worker look at is built once for all of them.
import { buildElement } from '../build-element.ts'
import { buildPageRuntime } from '../build-page-runtime.ts'
import { loadStandalonePage } from '../contact-page.ts'

/** Makes a promise once. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

export const builtElement = once(buildElement)
export const builtRuntime = once(() => buildPageRuntime())
export const builtInternational = once(() => buildPageRuntime('table'))
export const builtTranslated = once(() => buildPageRuntime('tables'))
export const builtPage = once(loadStandalonePage)
