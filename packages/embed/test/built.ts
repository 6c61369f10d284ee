// What the tests of a worker look at, and is built once for all of them.
import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { inject } from 'vitest'
import { loadStandalonePage } from '../contact-page.ts'
import type { ElementRuntime } from '../src/element-script.ts'
import type { PageRuntime } from '../src/page-runtime.ts'

/** Makes a promise once. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Asks the process that starts the workers for a build: build-once.ts. */
async function built(name: string): Promise<string> {
  const [status, answer] = await new Promise<readonly [number | undefined, Promise<string>]>((resolve, reject) => {
    get(new URL(name, inject('builds')), (response) => resolve([response.statusCode, text(response)])).on(
      'error',
      reject,
    )
  })
  if (status !== 200) throw new Error(await answer)
  return answer
}

type BuiltElement = { readonly element: ElementRuntime }
type BuiltRuntime = { readonly runtime: PageRuntime }

export const builtElement = once(async (): Promise<BuiltElement> => JSON.parse(await built('element')))
export const builtRuntime = once(async (): Promise<BuiltRuntime> => JSON.parse(await built('english')))
export const builtInternational = once(async (): Promise<BuiltRuntime> => JSON.parse(await built('international')))
export const builtTranslated = once(async (): Promise<BuiltRuntime> => JSON.parse(await built('translated')))
export const builtPage = once(loadStandalonePage)
