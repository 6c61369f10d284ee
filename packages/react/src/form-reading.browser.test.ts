import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { manualClock } from '../../client/src/outbox/outbox.test.fixture.ts'
import { paragraphs, paramsOf } from './form-reading.test.kit.ts'
import { contact, field, formOf, halves, visit } from './forms.test.fixture.ts'
import {
  accept,
  appears,
  attemptOf,
  button,
  fail,
  fillIn,
  find,
  send,
  setFormStage,
  standInForNetwork,
  textsOf,
  tryNow,
} from './shown-form.test.kit.tsx'

const stage = setFormStage()

describe('a form, as the visitor reads it', () => {
  it('[R40] says which questions need an answer and where answers go', async () => {
    await stage.show()
    await expect
      .poll(() => textsOf('.ls-note'))
      .toEqual(['Questions marked * need an answer.', '', 'Goes to Atelier Nord by e-mail.'])
  })

  it('[R40] speaks of no mark where no question has one, and of the owner where the maker has no name', async () => {
    await stage.show({ form: formOf(halves.pages[0]?.fields ?? [], { maker: undefined }) })
    await expect.poll(() => textsOf('.ls-note')).toEqual(['', 'Goes to the site’s owner by e-mail.'])
  })

  it.each([
    [{}, 'Still sending. Keep this page open: your answers are on it and nowhere else.'],
    [{ device: 'still' }, 'Still sending. Your answers are saved on this device.'],
  ])('[R41] says after 5 s that it still sends, and how the answers are kept: %j', async (where, words) => {
    const clock = manualClock()
    const shown = await stage.show({ ...where, clock })
    await fillIn()
    await userEvent.click(send())
    await attemptOf(shown)
    await clock.go(4_999)
    expect(textsOf('[role=status]')).toEqual([''])
    await clock.go(1)
    await expect.poll(() => textsOf('[role=status]')).toEqual([words])
    await expect.element(send()).toHaveFocus()
  })

  it('[R42 R85] says who receives it, under which reference and when, and in the maker’s words what comes', async () => {
    const shown = await stage.showSending()
    await accept(shown)
    await appears('Sent')
    const [{ letterslot_reference: reference, letterslot_sent_at: sentAt = '' } = {}] = paramsOf(shown)
    const time = sentAt.slice(11, 16)
    expect(paragraphs()).toEqual([
      `Atelier Nord receives it by e-mail. Reference ${reference}, ${time}.`,
      'Bring cake.',
    ])
    // All of it is in the middle, as it breaks on a phone.
    const aligned = [...document.querySelectorAll('.ls-panel p')].map((one) => getComputedStyle(one).textAlign)
    expect(new Set(aligned)).toEqual(new Set(['center']))
    const mark = document.querySelector('.ls-panel svg[aria-hidden=true] text')
    expect([mark instanceof SVGTextElement, mark?.textContent]).toEqual([true, `Sent ${time}`])
    await userEvent.click(button('Send another'))
    await appears('Write to us')
    await expect.element(page.getByLabelText('Your name')).toHaveValue('')
    await expect.element(page.getByText(/Answer this question/)).not.toBeInTheDocument()
  })

  it('[R43 R44] says when it was written, and that it may have arrived twice', async () => {
    const clock = manualClock(new Date(2026, 10, 19, 23, 30).getTime())
    const shown = await stage.show({ clock })
    await fillIn()
    await userEvent.click(send())
    await fail(shown, { code: 'timeout', status: 0, text: 'Timeout', sent: 'maybe' })
    await appears('Not sent yet')
    clock.set(new Date(2026, 10, 20, 14, 3).getTime())
    tryNow()
    await accept(shown, 1)
    await appears('Sent')
    const [{ letterslot_reference: reference } = {}] = paramsOf(shown)
    expect(paragraphs()).toEqual([
      `Sent now; you wrote it on November 19. Reference ${reference}, 14:03.`,
      'An earlier try may have arrived too, under the same reference, so Atelier Nord may see it twice.',
      'Bring cake.',
    ])
  })

  it('[R37 R50 R79 F36] says which answer is too long, by the client’s own check, and sends it when it is shorter', async () => {
    const posts = standInForNetwork()
    const fields = [...(contact.pages[0]?.fields.slice(0, 2) ?? []), field('textarea', 'message', 'Message')]
    await stage.show({ form: formOf(fields), sending: 'page' })
    await fillIn()
    await userEvent.fill(page.getByLabelText('Message'), 'x'.repeat(60_000))
    await userEvent.click(send())
    await appears('Not delivered yet')
    expect(paragraphs()[0]).toBe(
      'Your answers are too long to send: all together at most 50 kB. Shorten “Message” (58.6 kB), then try again.',
    )
    await expect.element(page.getByLabelText('Message')).toHaveValue('x'.repeat(60_000))
    expect(posts).toEqual([])
    await userEvent.fill(page.getByLabelText('Message'), 'Shorter')
    await userEvent.click(button('Try again'))
    await appears('Sent')
  })

  it.each([
    ['text', 'steps', 'Message'],
    ['textarea', 'fields', 'Message'],
    ['checkboxes', undefined, 'Yes'],
  ])(
    '[R79 R848 F36] leads from the answer that is too long to its field, by a key: %s, %s',
    async (kind, progress, control) => {
      standInForNetwork()
      const options = [{ value: 'x'.repeat(60_000), label: 'Yes' }]
      const pages = [
        { id: 'p1', fields: [{ ...field('text', 'said_by', 'Your name'), id: 'f1' }] },
        {
          id: 'p2',
          fields: [{ ...field(kind, 'said', 'Message', kind === 'checkboxes' ? { options } : {}), id: 'f2' }],
        },
        { id: 'p3', fields: [{ ...field('text', 'day', 'Which day?'), id: 'f3' }] },
      ]
      await stage.show({ form: formOf([], { progress, pages }), sending: 'page' })
      const next = page.getByRole('button', { name: 'Next', exact: true })
      const answer = page.getByLabelText(control, { exact: true })
      if (progress) await userEvent.click(next)
      if (kind === 'checkboxes') await userEvent.click(answer)
      else await userEvent.fill(answer, 'x'.repeat(60_000))
      if (progress) await userEvent.click(next)
      await userEvent.click(send())
      await appears('Not delivered yet')
      await expect.element(page.getByRole('heading', { name: 'Not delivered yet' })).toHaveFocus()
      const { href } = location
      await userEvent.keyboard('{Tab}')
      await expect.element(page.getByRole('link', { name: 'Message', exact: true })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect.element(answer).toHaveFocus()
      expect(location.href).toBe(href)
    },
  )

  it('[R37 R87] sends by the provider’s client where it has no outbox of its own', async () => {
    const posts = standInForNetwork()
    await stage.showSending({ sending: 'page' })
    await appears('Sent')
    expect(posts.map(({ path, type }) => ({ path, type }))).toEqual([
      { path: '/api/v1.0/email/send', type: 'application/json' },
    ])
  })

  it('[R53] takes other words', async () => {
    await stage.show({ texts: { send: 'Absenden', goesTo: 'An {maker}. {ref}' } })
    await expect.element(button('Absenden')).toBeVisible()
    await expect.element(page.getByText('An Atelier Nord. {ref}')).toBeVisible()
  })

  it('[R22] puts no colon behind a label that is a question', async () => {
    await stage.show({ form: visit })
    await userEvent.click(send())
    await expect.poll(() => textsOf('.ls-summary a')).toEqual(['Do you bring a group? Choose one'])
    await userEvent.click(page.getByRole('link', { name: /Do you bring a group/ }))
    await expect.element(page.getByLabelText('Yes')).toHaveFocus()
  })

  it('[R24 F24] shows a message of the maker letter for letter', async () => {
    const message = 'Need %s {{name}} {maker} <b>now</b>'
    await stage.show({ form: formOf([field('text', 'a', 'A', { rules: [{ kind: 'required', message }] })]) })
    await userEvent.click(send())
    await expect.poll(() => textsOf('.ls-issues')).toEqual([message])
    expect(textsOf('.ls-summary a')).toEqual([`A: ${message}`])
  })

  it('[R27 F16] leaves out a pattern that nothing can compile, and tells the site’s owner of it once', async () => {
    const shown = await stage.show({
      form: formOf([field('text', 'a', 'A', { rules: [{ kind: 'pattern', pattern: '(' }] })]),
    })
    await userEvent.fill(page.getByLabelText('A'), 'anything')
    await userEvent.click(send())
    expect((await attemptOf(shown)).params).toMatchObject({ a: 'anything' })
    expect(new Set(stage.forgive())).toEqual(new Set(['Letterslot: id_a bad-pattern']))
  })

  it('[R34] shows no spinner where the answer comes at once', async () => {
    const clock = manualClock()
    const shown = await stage.show({ clock })
    await fillIn()
    find('button[type=submit]').click()
    await attemptOf(shown)
    await clock.go(149)
    await accept(shown)
    await appears('Sent')
  })
})
