import { setStage } from '../scripts/demo/stage.ts'
import { story } from '../scripts/demo/story.ts'
import { test } from './harness/test.ts'

test('[T516 F26] the demo holds: pasted code is a form; unplugged, it keeps what is written; published, it loses nothing', async ({
  browser,
}) => {
  // A whole story on one page: three times what one screen has.
  test.slow()
  const stage = await setStage({ browser })
  try {
    for (const { title, play, isProvenElsewhere } of story) {
      if (!isProvenElsewhere) await test.step(title, () => play(stage))
    }
  } finally {
    await stage.close()
  }
})
