import type { Files } from '../peer-pages.ts'
import type { About, Round, Subject } from '../suite.ts'
import { openSlowly, type Signs, type Site } from './slow-line.ts'

/** Made once, opened in a fresh browser each time. */
export function opened(about: About, signs: Signs, make: () => Promise<Files>): Subject {
  let made: Promise<Site> | undefined
  return {
    ...about,
    run: async (scale): Promise<Round> => {
      made ??= make().then((files) => (path) => files.get(path))
      return openSlowly(await made, signs, scale)
    },
  }
}
