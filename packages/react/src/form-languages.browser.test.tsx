import { formatDay } from '@letterslot/core'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contact, field, formOf } from './forms.test.fixture.ts'
import { accept, attemptOf, fail, find, network, send, setFormStage, textsOf } from './shown-form.test.kit.tsx'

const stage = setFormStage()
const german = { ...contact, locale: 'de' }
const heading = () => textsOf('.ls-heading').at(-1)

describe('a form in another language', () => {
  it('[R194] fetches its words, checks, waits and is sent in them, and changes them with its document', async () => {
    const shown = await stage.show({ form: german })
    await expect.poll(() => textsOf('.ls-send')).toEqual(['Senden'])
    await userEvent.click(send())
    await expect.poll(() => textsOf('.ls-summary a')[0]).toBe('Your name: Beantworten Sie diese Frage')
    shown.redraw({ form: { ...german, address: 'informal' } })
    await expect.poll(() => textsOf('.ls-summary')).toEqual([])
    await userEvent.click(send())
    await expect.poll(() => textsOf('.ls-summary a')[0]).toBe('Your name: Beantworte diese Frage')
    shown.redraw({ form: { ...german, locale: 'ar' } })
    await expect.poll(() => textsOf('.ls-send')).toEqual(['إرسال'])
    await userEvent.click(send())
    await expect.poll(() => textsOf('.ls-summary .ls-heading')[0]).toBe('توجد مشكلتان')
    expect(getComputedStyle(find('.ls-field')).direction).toBe('rtl')
    await userEvent.fill(find('[name=full_name]'), 'Ada')
    await userEvent.fill(find('[name=email]'), 'ada@example.org')
    await userEvent.click(send())
    await attemptOf(shown)
    await fail(shown, network)
    await expect.poll(heading).toBe('لم تُرسل الرسالة بعد')
    shown.redraw({ form: { ...german, locale: 'ja' } })
    await expect.poll(heading).toBe('まだ送信されていません')
    await userEvent.click(find('.ls-strong'))
    await attemptOf(shown, 1)
    await accept(shown, 1)
    await expect.poll(heading).toBe('送信済み')
    shown.redraw({ form: { ...german, locale: 'fr-CA' } })
    await expect.poll(heading).toBe('Envoyé')
    expect(find('.ls-form').lang).toBe('fr-CA')
  })

  it('[R194] says days in its own words, and speaks English in a language that we lack', async () => {
    const day = { rules: [{ kind: 'range', min: '2027-06-03' }] }
    const form = formOf([field('date', 'day', 'Day', day)], { locale: 'de-AT' })
    const shown = await stage.show({ form, defaultValues: { id_day: '2027-01-03' } })
    await expect.poll(() => textsOf('.ls-send')).toEqual(['Senden'])
    await userEvent.click(send())
    const words = `Geben Sie den ${formatDay('2027-06-03', 'de-AT')} oder einen späteren Tag ein`
    await expect.poll(() => textsOf('.ls-issues')).toEqual([words])
    shown.redraw({ form: { ...form, locale: 'th' } })
    await expect.poll(() => textsOf('.ls-send')).toEqual(['Send'])
    await userEvent.click(send())
    await expect.poll(() => textsOf('.ls-issues')).toEqual(['Enter June 3, 2027 or later'])
    expect(find('.ls-issues').lang).toBe('en')
  })

  it('[R300] checks files, and the text beside “Other”, and says so in its own words', async () => {
    const files = field('file', 'photos', 'Fotos', { rules: [{ kind: 'file', accept: '.png' }] })
    const way = field('radio', 'way', 'Anreise', {
      options: [
        { value: 'train', label: 'Zug' },
        { value: 'other', label: 'Anders', freeText: true },
      ],
    })
    const shown = await stage.show({ form: formOf([files, way], { locale: 'de' }) })
    await expect.element(page.getByLabelText('Anders: Ihre Antwort')).toBeInTheDocument()
    await userEvent.upload(find('[name=photos]'), new File(['x'], 'a.txt', { type: 'text/plain' }))
    await userEvent.click(find('[name=way][value=other]'))
    await userEvent.click(send())
    await expect
      .poll(() => textsOf('.ls-issues'))
      .toEqual(['Wählen Sie Dateien dieser Art aus: PNG', 'Schreiben Sie neben „Anders“ Ihre Antwort'])
    expect(shown.attempts).toEqual([])
  })
})
