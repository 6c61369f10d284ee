import { SendError } from '@letterslot/client'
import { createOutbox } from '@letterslot/client/outbox'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { manualClock } from '../../client/src/outbox/outbox.test.fixture.ts'
import { contact, delivery, field, formOf } from './forms.test.fixture.ts'
import {
  accept,
  appears,
  attemptOf,
  button,
  fail,
  fillIn,
  heading,
  network,
  refused,
  rejected,
  type ShownForm,
  send,
  setFormStage,
  textsOf,
} from './shown-form.test.kit.tsx'

const stage = setFormStage()

const press = (name: string): Promise<void> => userEvent.click(button(name))
const idsOf = ({ attempts }: ShownForm) => attempts.map(({ params }) => params['letterslot_id'])

/** The page is closed, and opened once more: an outbox of its own finds the same device. */
async function reopen(shown: ShownForm, device: string, form: typeof contact = contact): Promise<ShownForm> {
  shown.erase()
  await shown.outbox.close()
  return stage.show({ form, device })
}

describe('a form with its outbox', () => {
  it('[R36 R70 R87] puts the message into the outbox, whole, before it says that it is queued', async () => {
    const form = { ...contact, delivery: { ...delivery, noteIn: 'message', maxFilesBytes: 2_000_000 } }
    const shown = await stage.showSending({ form, device: 'whole' })
    await fail(shown, network)
    await appears('Not sent yet. Saved on this device.')
    const [entry] = await shown.outbox.list()
    const { id = '' } = entry ?? {}
    const { fallback: _, ...connection } = delivery
    expect(entry).toMatchObject({
      id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/),
      writtenAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      form: { id: 'contact', title: 'Write to us' },
      connection: { ...connection, maxFilesBytes: 2_000_000 },
      params: { full_name: 'Ada Lovelace', email: 'ada@example.org', message: 'Is it accessible?' },
      noteIn: 'message',
      keeping: 'strict',
      attempts: 1,
    })
    expect(shown.told).toEqual([
      ['queued', { id, reference: `${id.slice(0, 4)}-${id.slice(4, 6)}`, keeping: 'strict' }],
    ])
  })

  it('[R71 R86 F01] keeps nothing on the device where the form says so, and says that', async () => {
    const form = { ...contact, delivery: { ...delivery, keepOnDevice: false } }
    const shown = await stage.showSending({ form, device: 'nothing' })
    await fail(shown, network)
    await appears('Not sent yet')
    await expect.element(page.getByText('Keep this page open: this form keeps nothing on this device.')).toBeVisible()
    await expect.element(page.getByText(/saved/)).not.toBeInTheDocument()
    const again = await reopen(shown, 'nothing', form)
    expect(await again.outbox.list()).toEqual([])
  })

  it('[R88] sends by a transport from an outbox in memory, again when it failed, and claims nothing durable', async () => {
    const tries: {
      params: Readonly<Record<string, string>>
      end: PromiseWithResolvers<{ status: number; text: string }>
    }[] = []
    const clock = manualClock()
    await stage.show({
      clock,
      transport: (params) => {
        const end = Promise.withResolvers<{ status: number; text: string }>()
        tries.push({ params, end })
        return end.promise
      },
    })
    await fillIn()
    await userEvent.click(send())
    await expect.poll(() => tries.length).toBe(1)
    tries[0]?.end.reject(new SendError(network))
    await appears('Not sent yet')
    await expect.element(page.getByText('Keep this page open: your answers are on it and nowhere else.')).toBeVisible()
    await expect
      .poll(async () => {
        await clock.go(1_000)
        return tries.length
      })
      .toBe(2)
    tries[1]?.end.resolve({ status: 200, text: 'OK' })
    await expect.element(heading('Sent')).toBeVisible()
    expect(tries[1]?.params['letterslot_id']).toBe(tries[0]?.params['letterslot_id'])
  })

  it('[R74 R84 F15 F40] counts down to the next try on the screen and tells nobody of each second', async () => {
    const clock = manualClock()
    const shown = await stage.show({ clock })
    await fillIn()
    await userEvent.click(send())
    await fail(shown, network)
    await appears('Not sent yet')
    const countdown = page.getByText(/Next try in/)
    await expect.element(countdown).toHaveTextContent('Next try in 40 seconds, while this page is open.')
    expect(countdown.element().closest('[role], [aria-live]')).toBe(null)
    await clock.go(3_000)
    await expect.element(countdown).toHaveTextContent('Next try in 37 seconds, while this page is open.')
    // Set back a day, the clock makes no wait longer.
    const rightMs = clock.now()
    clock.set(rightMs - 86_400_000)
    await clock.go(1_000)
    await expect.element(page.getByText('We try again while this page is open.')).toBeVisible()
    clock.set(rightMs + 1_000)
    expect(textsOf('[role=status]')).toEqual([
      'The mail service of Atelier Nord does not answer.\n\nKeep this page open: your answers are on it and nowhere else.',
    ])
    await press('Show what I wrote')
    await clock.go(36_000)
    await attemptOf(shown, 1)
    await expect.element(page.getByText(/A try has begun/)).toBeVisible()
    await fail(shown, { code: 'provider-failed', status: 503, text: 'Down', sent: 'maybe' }, 1)
    await expect.element(page.getByText('The mail service of Atelier Nord cannot take it at the moment.')).toBeVisible()
    // Nobody asked for this attempt: the focus stays with the visitor.
    await expect.element(heading('Not sent yet')).not.toHaveFocus()
  })

  it('[R84] answers a press on Try now with the focus on the heading, and calls nobody away who writes elsewhere', async () => {
    const shown = await stage.showSending()
    await fail(shown, network)
    await appears('Not sent yet')
    await press('Try now')
    await fail(shown, network, 1)
    await appears('Not sent yet')
    const elsewhere = document.createElement('input')
    shown.root.append(elsewhere)
    elsewhere.focus()
    void shown.outbox.flush({ all: true })
    await accept(shown, 2)
    await expect.element(heading('Sent')).toBeVisible()
    expect(document.activeElement).toBe(elsewhere)
  })

  it('[R76] shows what was written by the labels of the form, and nothing of what is hidden', async () => {
    const options = [
      { value: 'a', label: 'Apples' },
      { value: 'b', label: 'Bread' },
    ]
    const form = formOf(
      [
        field('checkboxes', 'some', 'Some', { options, default: ['a', 'b'] }),
        field('consent', 'agree', 'I agree', { default: true }),
        field('text', 'empty', 'Empty'),
        field('hidden', 'campaign', 'Campaign', { default: 'spring' }),
      ],
      { delivery: { ...delivery, map: { from_some: 'id_some' } } },
    )
    const shown = await stage.show({ form })
    await userEvent.click(send())
    await fail(shown, network)
    await appears('Not sent yet')
    await press('Show what I wrote')
    await expect.poll(() => textsOf('.ls-written')).toEqual(['Some\nApples, Bread\nI agree\n✓\nEmpty\n–'])
    await press('Hide what I wrote')
    await expect.poll(() => textsOf('.ls-written')).toEqual([])
  })

  it('[R77 R85] deletes the message from the device and empties the form, and brings both back', async () => {
    const shown = await stage.showSending({ device: 'deleted' })
    await fail(shown, rejected)
    await appears('Not delivered yet')
    const before = await shown.outbox.list()
    await press('Delete from this device')
    await appears('Write to us')
    await expect.element(page.getByLabelText('Message')).toHaveValue('')
    expect(await shown.outbox.list()).toEqual([])
    await press('Undo')
    await appears('Not delivered yet')
    await expect.element(page.getByLabelText('Message')).toHaveValue('Is it accessible?')
    expect(await shown.outbox.list()).toEqual(before)
    await press('Delete from this device')
    await appears('Write to us')
    await fillIn()
    await userEvent.click(send())
    await accept(shown, 1)
    await appears('Sent')
    expect(new Set(idsOf(shown)).size).toBe(2)
  })

  it('[R81 R82 F05] finds the message again when the page is opened once more, and keeps what is being written', async () => {
    const before = await stage.showSending({ device: 'found' })
    await fail(before, refused)
    await appears('Not delivered yet')
    const shown = await reopen(before, 'found')
    await expect.element(page.getByText(/^A message of \w+ \d+ is not sent yet\. See it$/)).toBeVisible()
    await userEvent.fill(page.getByLabelText('Message'), 'Something else')
    await press('See it')
    await appears('Not delivered yet')
    await press('Show what I wrote')
    await expect
      .poll(() => textsOf('.ls-written'))
      .toEqual(['Your name\nAda Lovelace\nE-mail\nada@example.org\nMessage\nIs it accessible?'])
    await press('Back to the form')
    await appears('Write to us')
    await expect.element(page.getByLabelText('Message')).toHaveValue('Something else')
    await press('See it')
    await press('Try again')
    await accept(shown)
    await appears('Sent')
    expect(idsOf(shown)).toEqual(idsOf(before))
    await press('Back to the form')
    await appears('Write to us')
    await expect.element(page.getByLabelText('Message')).toHaveValue('Something else')
    await expect.element(page.getByText(/is not sent yet/)).not.toBeInTheDocument()
  })

  it('[R81] has a line for each of three older messages and counts the rest; those of other forms have none', async () => {
    const shown = await stage.show()
    for (const [at, formId] of ['contact', 'other', 'contact', 'contact', 'contact', 'contact'].entries())
      await shown.outbox.enqueue({
        id: `message-number-${at}`,
        writtenAt: `2026-11-0${at + 1}T10:00:00+01:00`,
        form: { id: formId, title: 'T' },
        connection: delivery,
        params: { message: 'Old' },
      })
    await expect
      .poll(() => textsOf('.ls-older p'))
      .toEqual([
        'A message of November 1 is not sent yet. See it',
        'A message of November 3 is not sent yet. See it',
        'A message of November 4 is not sent yet. See it',
        'And 2 more.',
      ])
  })

  it('[R89 F43] goes on with its message where another tab sends or deletes it', async () => {
    const shown = await stage.showSending({ device: 'tabs' })
    await fail(shown, network)
    await appears('Not sent yet. Saved on this device.')
    // Another tab has an outbox of its own over the same device, and hears of this one's by its channel alone.
    const otherTab = createOutbox({ name: 'tabs', send: () => new Promise(() => undefined) })
    await otherTab.remove(idsOf(shown)[0] ?? '')
    await expect.element(heading('Write to us')).toBeVisible()
    await expect.element(page.getByLabelText('Message')).toBeVisible()
    await expect.element(page.getByLabelText('Message')).toHaveValue('Is it accessible?')
    await otherTab.close()
  })

  it('[R93] opens none while it is edited', async () => {
    const opening = vi.spyOn(indexedDB, 'open')
    await stage.show({ sending: 'page', mode: 'edit' })
    await userEvent.click(send())
    await expect.element(heading('Write to us')).toBeVisible()
    expect([globalThis.letterslotOutbox, opening.mock.calls]).toEqual([undefined, []])
  })
})
