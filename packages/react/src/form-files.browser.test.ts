import { createElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { commands, page, server, userEvent } from 'vitest/browser'
import type { ControlProps } from './form/form-context.ts'
import { delivery, field, formOf } from './forms.test.fixture.ts'
import {
  appears,
  attemptOf,
  send,
  setFormStage,
  setOnline,
  standInForNetwork,
  textsOf,
} from './shown-form.test.kit.tsx'

const stage = setFormStage()
const rules = [
  { kind: 'required' },
  { kind: 'length', max: 3 },
  { kind: 'file', accept: 'image/*,.pdf', maxBytes: 1_000_000 },
]
const photos = formOf([field('file', 'photos', 'Your photos', { rules })])
const anyFile = field('file', 'photos', 'Your photos')
const photo = new File(['a photo'], 'photo.jpg', { type: 'image/jpeg' })
const photoOf = (bytes: number): File => new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' })
const planOf = (bytes: number, name = 'plan.pdf'): File =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })
const plan = planOf(40_000)

const input = () => page.getByLabelText('Your photos')
const listed = (): string[] => textsOf('.ls-files li')
const status = (): string[] => textsOf('[data-field=id_photos] [role=status]')
const told = () => expect.poll(() => textsOf('[data-field=id_photos]').join('\n'))

/** Chooses, once the form takes hold of what is chosen. */
async function choose(...files: readonly File[]): Promise<void> {
  await chooseBy(() => userEvent.upload(input(), [...files]))
}

/** A file of this computer, by its path. */
const chooseFrom = (path: string): Promise<void> => chooseBy(() => userEvent.upload(input(), path))

async function chooseBy(upload: () => Promise<void>): Promise<void> {
  await expect.poll(() => document.querySelector('.ls-files')).toBeTruthy()
  await upload()
  await expect.poll(listed).not.toEqual([])
}

describe('files', () => {
  it('[R100] are chosen by the platform’s own control, of the kinds that the rule takes', async () => {
    await stage.show({ form: photos })
    const control = input().element()
    expect(['type', 'name', 'accept'].map((name) => control.getAttribute(name))).toEqual([
      'file',
      'photos',
      'image/*,.pdf',
    ])
    expect([control.tagName, control.hasAttribute('multiple'), control.hasAttribute('required')]).toEqual([
      'INPUT',
      true,
      true,
    ])
  })

  it('[R100] are chosen one at a time where one is all that there may be', async () => {
    await stage.show({
      form: formOf([field('file', 'photos', 'Your photos', { rules: [{ kind: 'length', max: 1 }] })]),
    })
    await expect.element(input()).not.toHaveAttribute('multiple')
  })

  it('[R101] are listed with name and size, counted aloud, and can be taken out one by one', async () => {
    await stage.show({ form: photos })
    await choose(photo, plan)
    await expect.poll(listed).toEqual(['photo.jpg\n7 bytes', 'plan.pdf\n40 kB'])
    await expect.poll(status).toEqual(['2 files, 40 kB together'])
    await userEvent.click(page.getByRole('button', { name: 'Remove photo.jpg' }))
    await expect.poll(listed).toEqual(['plan.pdf\n40 kB'])
    await expect.poll(status).toEqual(['1 file, 40 kB'])
    await expect.element(input()).toHaveFocus()
  })

  it('[R102] are checked as they are chosen once Send was pressed, and what is wrong is tied to the control', async () => {
    await stage.show({ form: photos })
    await userEvent.click(send())
    await appears('There is a problem')
    await expect.poll(() => textsOf('.ls-issues')).toEqual(['Choose a file'])
    await choose(new File([new Uint8Array(2_000)], 'letter.txt', { type: 'text/plain' }))
    await expect.poll(() => textsOf('.ls-issues')).toEqual(['Choose files of these kinds: pictures or PDF'])
    await expect.element(input()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(input()).toHaveAccessibleDescription(/pictures or PDF/)
    await choose(photo)
    await expect.poll(() => textsOf('.ls-issues')).toEqual([])
  })

  it.each([true, false])(
    '[R140] [F81] A file that is too large is refused when it is chosen, by name, with its size and the limit; online: %s',
    async (isOnline) => {
      setOnline(isOnline)
      await stage.show({ form: formOf([anyFile]) })
      await choose(plan, photoOf(700_000))
      await told().toContain('“photo.jpg” is 700 kB; at most 500 kB. Choose another, or send without it.')
      await expect.poll(listed).toEqual(['plan.pdf\n40 kB'])
      await expect.poll(status).toEqual([expect.stringContaining('1 file, 40 kB')])
      await choose(plan)
      await told().not.toContain('“photo.jpg”')
    },
  )

  it('[R140] the limit is the connection’s, or the less that the field’s own rule takes, in the maker’s words', async () => {
    const rule = { kind: 'file', maxBytes: 1_500_000, message: 'Ask us for a link.' }
    const form = formOf([field('file', 'photos', 'Your photos', { rules: [rule, { kind: 'required' }] })], {
      delivery: { ...delivery, maxFilesBytes: 2_000_000 },
    })
    await stage.show({ form })
    await choose(plan, photoOf(1_600_000))
    await told().toContain('“photo.jpg” is 1.6 MB; at most 1.5 MB. Ask us for a link.')
    await choose(plan, photoOf(1_400_000), planOf(1_000_000, 'house.pdf'))
    await told().toContain('“house.pdf” is 1 MB; all files together may be 2 MB. Choose another.')
    await expect.poll(listed).toEqual(['plan.pdf\n40 kB', 'photo.jpg\n1.4 MB'])
  })

  it('[R141] [F81] a file too large from a control of the page’s own is refused at Send, and never queued', async () => {
    const components = {
      file: ({ field: { name }, id }: ControlProps) => createElement('input', { id, name, type: 'file' }),
    }
    setOnline(false)
    const shown = await stage.show({ form: formOf([anyFile]), components })
    await userEvent.upload(input(), photoOf(700_000))
    await userEvent.click(send())
    await appears('There is a problem')
    await expect
      .poll(() => textsOf('.ls-summary a'))
      .toEqual(['Your photos: choose files of at most 500 kB; “photo.jpg” has 700 kB'])
    expect(shown.told).toMatchObject([['issues', [{ code: 'fileTooLarge' }]]])
    expect([shown.attempts, await shown.outbox.list()]).toEqual([[], []])
  })

  it('[R103] go out as a form: parameters, files, identifiers', async () => {
    const posts = standInForNetwork()
    await stage.show({
      form: formOf([field('text', 'who', 'Who'), field('file', 'photos', 'Your photos', { rules })]),
      sending: 'page',
    })
    await userEvent.fill(page.getByLabelText('Who'), 'Ada')
    await choose(photo, photo)
    await userEvent.click(send())
    await appears('Sent')
    expect(posts.map(({ path, type }) => [path, type])).toEqual([['/api/v1.0/email/send-form', 'multipart/form-data']])
    const parts = partsOf(posts[0]?.body)
    expect(parts.map(([name, value]) => (value instanceof File ? `${name}: ${value.name}` : name))).toEqual([
      'who',
      'photos: photo.jpg',
      'photos: photo.jpg',
      'lib_version',
      'service_id',
      'template_id',
      'user_id',
    ])
    expect(await fileIn(posts[0]?.body)).toBe('a photo')
  })

  it('[R106] [F35] are sent as they were when they were chosen, whatever becomes of them on the disk', async () => {
    const posts = standInForNetwork()
    const path = `${server.config.root}/.cache/chosen-${Date.now()}/note.pdf`
    await commands.writeFile(path, 'as it was')
    const { root } = await stage.show({ form: formOf([anyFile]), sending: 'page' })
    // Once by the visitor, once by the form that has taken hold of it.
    let changes = 0
    root.addEventListener('change', () => {
      changes += 1
    })
    await chooseFrom(path)
    await expect.poll(() => changes).toBe(2)
    await commands.removeFile(path)
    await userEvent.click(send())
    await appears('Sent')
    expect(await fileIn(posts[0]?.body)).toBe('as it was')
  })

  it('[R107] [F35] that cannot be read are named, and every other answer stays', async () => {
    const read = File.prototype.arrayBuffer
    vi.spyOn(File.prototype, 'arrayBuffer').mockImplementation(function (this: File) {
      return this.name === 'gone.jpg' ? Promise.reject(new DOMException('', 'NotReadableError')) : read.call(this)
    })
    const shown = await stage.show({ form: formOf([field('text', 'who', 'Who'), anyFile]) })
    await userEvent.fill(page.getByLabelText('Who'), 'Ada')
    await choose(new File(['x'], 'gone.jpg', { type: 'image/jpeg' }), plan)
    await told().toContain('“gone.jpg” cannot be read any more. Choose it again.')
    await expect.poll(listed).toEqual(['plan.pdf\n40 kB'])
    await expect.element(page.getByLabelText('Who')).toHaveValue('Ada')
    await userEvent.click(send())
    await attemptOf(shown)
  })

  it('[R847] [F35] that Send finds unreadable are named by their field, and nothing goes out until they are chosen again', async () => {
    const posts = standInForNetwork()
    // It takes hold of nothing.
    const components = {
      file: ({ field: { name }, id }: ControlProps) => createElement('input', { id, name, type: 'file' }),
    }
    const fields = [field('text', 'who', 'Who'), anyFile]
    await stage.show({ form: formOf(fields), sending: 'page', components })
    await userEvent.fill(page.getByLabelText('Who'), 'Ada')
    const path = `${server.config.root}/.cache/gone-${Date.now()}/gone.pdf`
    await commands.writeFile(path, 'as it was')
    await userEvent.upload(input(), path)
    await commands.removeFile(path)
    await userEvent.click(send())
    await expect
      .poll(() => textsOf('.ls-summary a'))
      .toEqual(['Your photos: “gone.pdf” cannot be read any more. Choose it again.'])
    expect(document.body.innerText).not.toMatch(/saved on this device/i)
    expect(posts).toEqual([])
    await expect.element(page.getByLabelText('Who')).toHaveValue('Ada')
    await userEvent.upload(input(), photo)
    await userEvent.click(send())
    await appears('Sent')
    expect(await fileIn(posts[0]?.body)).toBe('a photo')
  })
})

/** The parts of a message that names of ours do not begin. */
function partsOf(body: string | FormData | undefined): readonly (readonly [string, FormDataEntryValue])[] {
  return body instanceof FormData ? [...body].filter(([name]) => !name.startsWith('letterslot_')) : []
}

/** The bytes of a message's first file, as text. */
async function fileIn(body: string | FormData | undefined): Promise<string | undefined> {
  const [, file] = partsOf(body).find(([name]) => name === 'photos') ?? []
  return file instanceof File ? await file.text() : undefined
}
