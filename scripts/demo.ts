// Plays the demo in a real Chromium: from a page that calls EmailJS to a published form that loses nothing.
// Exits with 1 where the story does not hold. --headed --slow plays it for a room; --pictures makes docs/screens, --looks its folders
// themes and languages alone, which want what Debian has in fonts-noto-core, fonts-noto-cjk and pngquant.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContextOptions, chromium } from 'playwright'
import { chromiumArgs, findChromium } from './chromium.ts'
import { slowHand } from './demo/hand.ts'
import { shootLooks } from './demo/looks/shoot-looks.ts'
import { makePictures } from './demo/pictures.ts'
import { type Stage, setStage } from './demo/stage.ts'
import { story } from './demo/story.ts'

const root = join(import.meta.dirname, '..')
const { values: wanted } = parseArgs({
  options: {
    headed: { type: 'boolean' },
    slow: { type: 'boolean' },
    pictures: { type: 'boolean' },
    looks: { type: 'boolean' },
  },
})

/** Plays scene after scene, up to the first that does not hold. */
async function playStory(stage: Stage): Promise<void> {
  for (const [index, { title, play }] of story.entries()) {
    const from = performance.now()
    process.stdout.write(`  ${String(index + 1).padStart(2)} ${title} …`)
    await play(stage)
    console.log(` ${((performance.now() - from) / 1000).toFixed(1)} s`)
  }
}

const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: chromiumArgs,
  headless: !wanted.headed,
})
if (!wanted.looks)
  console.log(`The studio and the relay are the built ones, on free ports, with an empty data folder and profile.
EmailJS is a stand-in, answered in this browser's network layer: nothing leaves this computer.
What goes wrong in Try it is simulated, as the studio says; the visitor of the published page is offline in earnest.
`)
try {
  if (wanted.looks) {
    await shootLooks(browser, root)
    console.log('The pictures stand in docs/screens/themes and docs/screens/languages.')
  } else if (wanted.pictures) {
    await makePictures({ browser, root, playStory })
    console.log('\nThe story holds. Its pictures stand in docs/screens.')
  } else {
    const look: BrowserContextOptions = wanted.slow ? {} : { reducedMotion: 'reduce' }
    const stage = await setStage({ browser, look, ...(wanted.slow ? { hand: slowHand } : {}) })
    try {
      await playStory(stage)
    } finally {
      await stage.close()
    }
    console.log('\nThe story holds: nothing was lost.')
  }
} catch (error) {
  console.error(`\n\nThe story does not hold here.\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  await browser.close()
}
