import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { delivery } from '../../react/src/forms.test.fixture.ts'
import type { loadStandalonePage } from '../contact-page.ts'
import type { PageRuntime } from '../src/page-runtime.ts'
import { builtInternational, builtPage, builtRuntime, builtTranslated } from './built.ts'
import { createStage } from './stage.ts'

type Stage = Awaited<ReturnType<typeof createStage>>
type Opened = Awaited<ReturnType<Stage['open']>>
type StandalonePage = Awaited<ReturnType<typeof loadStandalonePage>>

/** Opens one-file pages, each of which must leave the console empty unless the test reads it. */
export interface PageStage {
  readonly stage: () => Stage
  readonly runtimes: () => Readonly<Record<'english' | 'international' | 'translated', PageRuntime>>
  readonly standalonePage: StandalonePage
  /** The page of a form in English. */
  readonly html: (form: object) => string
  /** The form, sending to the stage, as a page of its own. */
  readonly openPage: (form: object, options?: object) => Promise<Opened>
}

/** Sets a stage for the tests of one file. */
export function setPageStage(): PageStage {
  let stage: Stage
  let runtimes: ReturnType<PageStage['runtimes']>
  let standalonePage: StandalonePage

  beforeAll(async () => {
    const building = Promise.all([builtRuntime(), builtInternational(), builtTranslated()])
    const [made, page, [english, international, translated]] = await Promise.all([
      createStage('page'),
      builtPage(),
      building,
    ])
    stage = made
    standalonePage = page
    runtimes = {
      english: english.runtime,
      international: international.runtime,
      translated: translated.runtime,
    }
  }, 60_000)
  afterAll(() => stage.close())
  afterEach(async () => {
    expect(await stage.finish()).toEqual([])
  })

  const html = (form: object): string => standalonePage({ form, runtime: runtimes.english, renderToStaticMarkup })
  return {
    stage: () => stage,
    runtimes: () => runtimes,
    standalonePage: (page) => standalonePage(page),
    html,
    async openPage(form, options) {
      stage.put('/page', html({ ...form, delivery: { ...delivery, origin: stage.server.origin } }))
      return await stage.open('/page', options)
    },
  }
}
