import { median } from '../statistics.ts'
import type { Acts } from './acts.ts'

const questionOf = (name: string): string => `.svc-question__content:has([data-name=${name}])`

/** SurveyJS Creator. It draws what is in view. A letter stands in a text of the canvas, and reaches the form when that is left. */
export const creatorActs: Acts = async (bench) => {
  const { page, work, timed, repeated, dragged } = bench
  const select = await repeated(work.repeats, (index) =>
    timed('click', () => page.locator(questionOf(`field_${(index % 3) + 1}`)).click({ position: { x: 200, y: 8 } })),
  )
  await page.locator('[data-name=field_2] .sv-string-editor').focus()
  const typed = await bench.letters()
  await page.locator(questionOf('field_2')).click({ position: { x: 200, y: 8 } })
  const undos: number[] = []
  const add = await repeated(work.slowRepeats, async () => {
    const tool = page.locator('.svc-toolbox__item--icon-comment').first()
    // Pressed without a pointer: one that stays above it opens the names of the tools over them.
    const added = await timed('click', () => tool.dispatchEvent('click'), '[data-name=question1]')
    undos.push(await timed('click', () => page.locator('button[title=Undo]').dispatchEvent('click')))
    await page.locator('[data-name=question1]').waitFor({ state: 'detached' })
    return added
  })
  const moves: number[] = []
  const drop = await repeated(work.slowRepeats, async () => {
    // The second question, whichever it is, goes behind the third.
    const [second, third] = [
      page.locator('.svc-question__drag-element').nth(1),
      page.locator('.svc-question__content').nth(2),
    ]
    // At once: Creator may be drawing it anew, and a wait for it to stand still would end with the old one.
    await second.evaluate((one) => one.scrollIntoView({ block: 'center' }))
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    const [grip, goal] = [await second.boundingBox(), await third.boundingBox()]
    if (!grip || !goal) throw new Error('Nothing can be dragged.')
    const x = grip.x + grip.width / 2
    const drag = await dragged(
      [x, grip.y + grip.height / 2],
      [x, goal.y + goal.height - 20],
      '.svc-dragged-element-shortcut',
    )
    moves.push(...drag.moves)
    return drag.drop
  })
  return { ...typed, select, drag: median(moves), drop, add, undo: median(undos) }
}
