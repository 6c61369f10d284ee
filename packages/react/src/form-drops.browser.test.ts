import { afterEach, describe, expect, it } from 'vitest'
import { cdp, commands, type Locator, page, server, userEvent } from 'vitest/browser'
import { field, formOf } from './forms.test.fixture.ts'
import { attemptOf, find, send, setFormStage, textsOf } from './shown-form.test.kit.tsx'

const stage = setFormStage()
const rules = [
  { kind: 'required' },
  { kind: 'length', max: 3 },
  { kind: 'file', accept: 'image/*,.pdf', maxBytes: 1_000_000 },
]
const photos = formOf([field('file', 'photos', 'Your photos', { rules })])
const anyFile = field('file', 'photos', 'Your photos')
const photo = ['photo.jpg', 'a photo'] as const
const plan = ['plan.pdf', 'x'.repeat(40_000)] as const

const input = () => page.getByLabelText('Your photos')
const listed = () => expect.poll(() => textsOf('.ls-files li'))
const over = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-over]')].map(({ dataset }) => dataset['field'])
const written: string[] = []

afterEach(async () => {
  for (const path of written.splice(0)) await commands.removeFile(path)
})

/** Drags files from a folder of the computer over an element, and lets go of them there. */
async function drop(onto: Locator, files: readonly (readonly [string, string])[], after?: () => Promise<void>) {
  const folder = `${server.config.root}/.cache/dropped-${crypto.randomUUID()}`
  const paths: string[] = []
  for (const [name, text] of files) {
    await commands.writeFile(`${folder}/${name}`, text)
    paths.push(`${folder}/${name}`)
  }
  written.push(...paths)
  await expect.poll(() => document.querySelector('.ls-files')).toBeTruthy()
  const element = onto.element()
  element.scrollIntoView({ block: 'center' })
  const data = { items: [], files: paths, dragOperationsMask: 1 }
  const at = { ...middleOf(element), data }
  for (const type of ['dragEnter', 'dragOver'] as const) await cdp().send('Input.dispatchDragEvent', { type, ...at })
  await after?.()
  await cdp().send('Input.dispatchDragEvent', { type: 'drop', ...at })
}

/** In the browser's window: tests run in a frame of it, which may be scaled. */
function middleOf(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  const frame = window.frameElement?.getBoundingClientRect()
  const scale = (frame?.width ?? innerWidth) / innerWidth
  return {
    x: (frame?.left ?? 0) + (left + width / 2) * scale,
    y: (frame?.top ?? 0) + (top + height / 2) * scale,
  }
}

describe('files that are dropped', () => {
  it('[R165] on the field, label and all, are taken beside those that are there', async () => {
    const shown = await stage.show({ form: photos })
    await drop(page.elementLocator(find('[data-field=id_photos] .ls-label')), [photo], () =>
      expect.poll(over).toEqual(['id_photos']),
    )
    await listed().toEqual(['photo.jpg\n7 bytes'])
    await expect.poll(over).toEqual([])
    await drop(input(), [plan])
    await listed().toEqual(['photo.jpg\n7 bytes', 'plan.pdf\n40 kB'])
    await userEvent.click(send())
    await attemptOf(shown)
  })

  it('[R165] on a place for one file give it the first, and the others are refused by name', async () => {
    await stage.show({
      form: formOf([field('file', 'photos', 'Your photos', { rules: [{ kind: 'length', max: 1 }] })]),
    })
    await expect.element(page.getByText('or drop it here')).toBeVisible()
    await drop(input(), [photo, plan])
    await expect.element(page.getByText('“plan.pdf” is one file too many; at most 1.')).toBeVisible()
    await listed().toEqual(['photo.jpg\n7 bytes'])
    await drop(input(), [plan])
    await listed().toEqual(['plan.pdf\n40 kB'])
    await expect.element(page.getByText(/one file too many/)).not.toBeInTheDocument()
  })

  it('[R165] are checked at once: too large, or of another kind', async () => {
    await stage.show({ form: photos })
    await drop(input(), [
      ['photo.jpg', 'x'.repeat(700_000)],
      ['note.txt', plan[1]],
    ])
    await expect.element(page.getByText('“photo.jpg” is 700 kB; at most 500 kB. Choose another.')).toBeVisible()
    await expect.element(page.getByText('Choose files of these kinds: pictures or PDF')).toBeVisible()
    await listed().toEqual(['note.txt\n40 kB'])
  })

  it('[R166] beside the field take nobody away from what was written', async () => {
    const { root } = await stage.show({ form: formOf([field('textarea', 'who', 'Who'), anyFile]) })
    const who = page.getByLabelText('Who')
    await userEvent.fill(who, 'Ada')
    let seen = ''
    const follow = ({ defaultPrevented, dataTransfer }: DragEvent): void => {
      seen = `prevented: ${defaultPrevented}, ${dataTransfer?.dropEffect}`
    }
    root.addEventListener('dragover', follow)
    for (const beside of [who, send()]) {
      seen = ''
      await drop(beside, [photo], async () => {
        // A browser goes by this: it neither opens the file nor shows that it could be dropped here.
        await expect.poll(() => seen).toBe('prevented: true, none')
        expect(over()).toEqual([])
      })
      await expect.element(who).toHaveValue('Ada')
    }
    await listed().toEqual([])
    // It is still the page that was there.
    await drop(input(), [plan])
    await listed().toEqual(['plan.pdf\n40 kB'])
    await expect.element(who).toHaveValue('Ada')
  })

  it('[R165] on one of two fields are taken by that one', async () => {
    await stage.show({ form: formOf([anyFile, field('file', 'plans', 'Plans')]) })
    await expect.poll(() => document.querySelectorAll('.ls-files').length).toBe(2)
    await drop(page.getByLabelText('Plans'), [plan])
    await expect.poll(() => textsOf('[data-field=id_plans] li')).toEqual(['plan.pdf\n40 kB'])
    await drop(input(), [photo])
    await expect.poll(() => textsOf('[data-field=id_photos] li')).toEqual(['photo.jpg\n7 bytes'])
    await listed().toEqual(['photo.jpg\n7 bytes', 'plan.pdf\n40 kB'])
  })

  it('[R168] are pasted too, on the field or from another one of the form, but for what is text as well', async () => {
    const asked = { ...anyFile, visibleWhen: { field: 'id_note', is: 'notEqual', to: 'none' } }
    await stage.show({ form: formOf([asked, field('text', 'note', 'A note')]) })
    await expect.poll(() => document.querySelector('.ls-files')).toBeTruthy()
    const paste = (onto: Element, name: string, text?: string): boolean => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File(['a screen'], name, { type: 'image/png' }))
      if (text !== undefined) clipboardData.setData('text/plain', text)
      return onto.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }),
      )
    }
    expect(paste(input().element(), 'one.png')).toBe(false)
    await listed().toEqual(['one.png\n8 bytes'])
    expect(paste(find('[name=note]'), 'cells.png', '1 2')).toBe(true)
    expect(paste(find('[name=note]'), 'two.png')).toBe(false)
    await listed().toEqual(['one.png\n8 bytes', 'two.png\n8 bytes'])
    await userEvent.fill(find('[name=note]'), 'none')
    await expect.poll(() => find('[name=photos]').checkVisibility()).toBe(false)
    expect(paste(find('[name=note]'), 'three.png')).toBe(true)
  })

  it('[R165] a dragged text is no file', async () => {
    await stage.show({ form: photos })
    await expect.poll(() => document.querySelector('.ls-files')).toBeTruthy()
    const dataTransfer = new DataTransfer()
    dataTransfer.setData('text/plain', 'a text')
    const event = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer })
    input().element().dispatchEvent(event)
    expect([event.defaultPrevented, over()]).toEqual([false, []])
  })
})
