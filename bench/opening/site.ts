import type { Files } from '../peer-pages.ts'
import type { Round, Subject } from '../suite.ts'
import { openSlowly, packed, type Signs, type Site } from './slow-line.ts'

/** Made and compressed once, opened in a fresh browser each time. */
export function opened(name: string, signs: Signs, make: () => Promise<Files>, isApart = false): Subject {
  let made: Promise<Site> | undefined
  return {
    name,
    isApart,
    run: async (scale): Promise<Round> => {
      made ??= make().then((files) => packed((path) => files.get(path)))
      return openSlowly(await made, signs, scale)
    },
  }
}
