import { median } from '../statistics.ts'
import { type Acts, middleOf } from './acts.ts'

const labelBox = '.formio-dialog [name="data[label]"]'

/** Form.io's builder. A field is changed in a dialog of its own, and added by a drag, which opens that dialog; nothing is undone. */
export const formioActs: Acts = async (bench) => {
  const { page, work, repeated, dragged } = bench
  const close = async () => {
    await page.locator('.formio-dialog [ref=cancelButton]').first().click()
    await page.locator(labelBox).waitFor({ state: 'detached' })
  }
  await page.locator('.builder-component').nth(1).hover()
  await page.locator('.component-settings-button-edit').nth(1).click()
  await page.locator(labelBox).focus()
  const typed = await bench.letters()
  await close()
  const moves: number[] = []
  const drop = await repeated(work.slowRepeats, async () => {
    const components = page.locator('.builder-component')
    await components.nth(0).scrollIntoViewIfNeeded()
    const [from, to] = [await components.nth(1).boundingBox(), await components.nth(3).boundingBox()]
    if (!from || !to) throw new Error('Nothing can be dragged.')
    const x = from.x + from.width / 2
    const drag = await dragged([x, from.y + from.height / 2], [x, to.y + to.height / 2], '.gu-mirror')
    moves.push(...drag.moves)
    return drag.drop
  })
  const add = await repeated(work.slowRepeats, async () => {
    const tool = await middleOf(page, '.formcomponent[data-type=textfield]')
    const drag = await dragged(tool, await middleOf(page, '.builder-component'), '.gu-mirror', labelBox)
    await close()
    return drag.drop
  })
  return { ...typed, drag: median(moves), drop, add }
}
