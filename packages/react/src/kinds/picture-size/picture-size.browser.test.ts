import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { field, formOf } from '../../forms.test.fixture.ts'
import { attemptOf, send, setFormStage, textsOf } from '../../shown-form.test.kit.tsx'

const stage = setFormStage()

async function picture(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  return new File([await canvas.convertToBlob()], `${width}.png`, { type: 'image/png' })
}

it('[R636] a picture is measured once it is chosen, and told of where it does not fit; what is no picture is taken', async () => {
  const rules = [{ kind: 'file', minWidth: 20, maxHeight: 40 }]
  const shown = await stage.show({ form: formOf([field('file', 'photo', 'Photo', { rules })]) })
  const input = page.getByLabelText('Photo')
  const told = () => textsOf('.ls-issues p')
  await expect.poll(() => document.querySelector('[data-kind=file] > span[hidden]')).not.toBeNull()
  await userEvent.upload(input, await picture(10, 10))
  await expect.poll(told).toEqual(['“10.png” is too small: at least 20 × … pixels'])
  await userEvent.upload(input, await picture(30, 50))
  await expect.poll(told).toEqual(['“30.png” is too large: at most … × 40 pixels'])
  await userEvent.upload(input, [await picture(20, 40), new File(['no picture'], 'x.png', { type: 'image/png' })])
  await expect.poll(told).toEqual([])
  await userEvent.click(send())
  await attemptOf(shown)
})
