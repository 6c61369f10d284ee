import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { showFormStates } from './form-states.ts'
import { walkGallery } from './gallery.ts'
import { walkOnPhone } from './phone.ts'
import { type Stage, setStage } from './stage.ts'

const maxBytes = 160 * 1000

/** The screens that are shown of a dark studio. */
const alsoDark = new Set(['build', 'connect', 'email', 'library', 'messages', 'publish', 'try-offline'])

export interface PicturesOptions {
  readonly browser: Browser
  /** The repository. */
  readonly root: string
  readonly playStory: (stage: Stage) => Promise<void>
}

/**
 * Makes docs/screens: the story and the screens beside it, in light and some in dark, on a phone, and a form's states.
 * @throws where a picture would be too large to read a page with.
 */
export async function makePictures({ browser, root, playStory }: PicturesOptions): Promise<void> {
  const folder = join(root, 'docs', 'screens')
  mkdirSync(folder, { recursive: true })

  const shooting =
    (suffix: string, isWanted = (_name: string): boolean => true) =>
    async (page: Page, name: string): Promise<void> => {
      if (!isWanted(name)) return
      const path = join(folder, `${name}${suffix}.png`)
      await page.evaluate(() => document.fonts.ready)
      await page.mouse.move(0, 0)
      await page.screenshot({ path, animations: 'disabled', caret: 'initial' })
      const { size } = statSync(path)
      if (size > maxBytes) throw new Error(`${path} has ${size} bytes; at most ${maxBytes} are wanted.`)
    }
  const onStage = async (
    look: BrowserContextOptions,
    shoot: Stage['shoot'],
    walk: (stage: Stage) => Promise<void>,
  ): Promise<void> => {
    const stage = await setStage({ browser, shoot, look: { reducedMotion: 'reduce', ...look } })
    try {
      await walk(stage)
    } finally {
      await stage.close()
    }
  }
  const playAll = async (stage: Stage): Promise<void> => {
    await playStory(stage)
    await walkGallery(stage)
  }

  await onStage({}, shooting(''), playAll)
  await onStage(
    { colorScheme: 'dark' },
    shooting('-dark', (name) => alsoDark.has(name)),
    playAll,
  )
  await onStage(
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    shooting('-phone'),
    walkOnPhone,
  )
  await showFormStates(browser, join(root, 'scripts', 'sizes', 'contact.form.json'), shooting(''))
}
