import { describe, expect, it } from 'vitest'
import { locales } from '../../../core/src/messages/tables/list.ts'
import { mailOf, readHtml, templateOf, templateWith } from './mail.test.fixture.ts'

const first = {
  letterslot_reference: '7F3K-Q2',
  letterslot_written_at: '2026-11-21T14:02:10+01:00',
  letterslot_sent_at: '2026-11-21T14:02:11+01:00',
  letterslot_attempts: '1',
}
const second = { ...first, letterslot_attempts: '2', letterslot_sent_at: '2026-11-21T14:03:10+01:00' }

/** Returns the text part after the body; the HTML part must say the same. */
function lastLine(params: Readonly<Record<string, string>>): string {
  const mail = mailOf(templateOf('Body.'), params)
  const line = mail.text.slice('Body.'.length).trim()
  expect(readHtml(mail.html)).toContain(line)
  return line
}

describe('the reference line', () => {
  it('[E50] ends a mail with its reference and the time of writing', () => {
    expect(lastLine(first)).toBe('Reference 7F3K-Q2. Written 14:02.')
  })

  it('[E50] is absent where no reference was sent', () => {
    expect(lastLine({ letterslot_written_at: first.letterslot_written_at })).toBe('')
  })

  it.each([
    ['2', 'second'],
    ['3', 'third'],
    ['10', 'tenth'],
    ['11', '11th'],
    ['12', '12th'],
    ['21', '21st'],
    ['22', '22nd'],
    ['103', '103rd'],
    ['111', '111th'],
  ])('[E51] says after %s attempts at which try it was sent', (attempts, ordinal) => {
    expect(lastLine({ ...second, letterslot_attempts: attempts })).toBe(
      `Reference 7F3K-Q2. Written 14:02, sent 14:03 at the ${ordinal} try.`,
    )
  })

  it('[E51] gives dates where the day changed in between', () => {
    expect(lastLine({ ...second, letterslot_sent_at: '2026-11-22T08:15:00+01:00' })).toBe(
      'Reference 7F3K-Q2. Written 2026-11-21 14:02, sent 2026-11-22 08:15 at the second try.',
    )
  })

  it('[E51] says of a first attempt on another day when it was made', () => {
    expect(lastLine({ ...first, letterslot_sent_at: '2026-11-22T08:15:00+01:00' })).toBe(
      'Reference 7F3K-Q2. Written 2026-11-21 14:02, sent 2026-11-22 08:15.',
    )
  })

  it.each([
    ['2026-11-21T14:02:10+01:00', '2026-11-21T14:03:09+01:00', 'Written 14:02.'],
    ['2026-11-21T14:02:10+01:00', '2026-11-21T14:03:10+01:00', 'Written 14:02, sent 14:03.'],
    ['2026-11-21T23:59:58+01:00', '2026-11-22T00:00:01+01:00', 'Written 23:59.'],
    ['2026-11-21T23:59:58+01:00', '2026-11-22T00:01:01+01:00', 'Written 2026-11-21 23:59, sent 2026-11-22 00:01.'],
  ])('[E51] [F82] of what was written %s and went out at its first try %s it says: %s', (written, sent, story) => {
    const params = { ...first, letterslot_written_at: written, letterslot_sent_at: sent }
    expect(lastLine(params)).toBe(`Reference 7F3K-Q2. ${story}`)
  })

  it.each([
    [{ letterslot_sent_at: '' }, 'Reference 7F3K-Q2. Written 14:02, sent at the second try.'],
    [{ letterslot_written_at: '' }, 'Reference 7F3K-Q2. Sent 14:03 at the second try.'],
  ])('[E51] says what it knows of %j', (missing, line) => {
    expect(lastLine({ ...second, ...missing })).toBe(line)
  })

  it('[E52] says that it may be a repeat', () => {
    expect(lastLine({ ...second, letterslot_repeat: 'yes' })).toBe(
      'Reference 7F3K-Q2. Written 14:02, sent 14:03 at the second try. Possible repeat: it may have arrived before.',
    )
  })

  it('[E53] prints times as they stand, whatever their zone', () => {
    const zones = { letterslot_written_at: '2026-11-21T23:59:59Z', letterslot_sent_at: '2026-11-21 04:00:01.5-08:00' }
    expect(lastLine({ ...second, ...zones })).toBe('Reference 7F3K-Q2. Written 23:59, sent 04:00 at the second try.')
  })

  it.each([
    [{ letterslot_written_at: 'yesterday' }, 'Reference 7F3K-Q2.'],
    [{ letterslot_written_at: '2026-11-21T14:02:10' }, 'Reference 7F3K-Q2.'],
    [{ letterslot_attempts: '-1' }, 'Reference 7F3K-Q2. Written 14:02.'],
    [{ letterslot_attempts: '1e3' }, 'Reference 7F3K-Q2. Written 14:02.'],
    [{ letterslot_reference: 'Call this number: 900' }, ''],
    [{ letterslot_reference: '' }, ''],
  ])('[E53] does not print what has another shape: %j', (params, line) => {
    expect(lastLine({ ...first, ...params })).toBe(line)
  })
})

describe('the reference line of a mail in another language', () => {
  const mailIn = (locale: string, params: object) =>
    mailOf({ ...templateOf('Body.'), locale }, { ...second, ...params })
      .text.slice('Body.'.length)
      .trim()
  const nextDay = { letterslot_sent_at: '2026-11-22T08:15:00+01:00', letterslot_repeat: 'yes' }

  it.each([
    ['de-AT', {}, 'Referenz 7F3K-Q2. Geschrieben 14:02, gesendet 14:03 beim 2. Versuch.'],
    [
      'de',
      nextDay,
      'Referenz 7F3K-Q2. Geschrieben 2026-11-21 14:02, gesendet 2026-11-22 08:15 beim 2. Versuch. Vielleicht doppelt: Die Nachricht kam womöglich schon an.',
    ],
    ['fr', { letterslot_attempts: '1' }, 'Référence 7F3K-Q2. Écrit 14:02, envoyé 14:03.'],
    ['de', { letterslot_written_at: '', letterslot_sent_at: '' }, 'Referenz 7F3K-Q2. Gesendet beim 2. Versuch.'],
    ['ja', {}, '参照番号 7F3K-Q2。 14:02 作成、14:03 送信（2 回目）。'],
    ['ar', {}, 'المرجع \u20667F3K-Q2\u2069. كُتبت \u206614:02\u2069، أُرسلت \u206614:03\u2069 في المحاولة 2.'],
    ['en-US', {}, 'Reference 7F3K-Q2. Written 14:02, sent 14:03 at the second try.'],
    ['mt', {}, 'Reference 7F3K-Q2. Written 14:02, sent 14:03 at the second try.'],
  ])('[E241] in %s, of %j', (locale, params, line) => expect(mailIn(locale, params)).toBe(line))

  it('[E241] has words in each language that a form may speak', () => {
    const lines = locales.map((tag) => mailIn(tag, nextDay))
    expect(new Set(lines).size).toBe(locales.length)
    for (const line of lines) expect(line).toMatch(/7F3K-Q2.*14:02.*08:15/)
  })

  it('[E241] says in it that there is no answer, and the subject that was cut', () => {
    const blocks = [{ id: '1', kind: 'answers' as const, auto: true, rows: [{ name: 'day', label: 'Tag' }] }]
    const mail = mailOf(templateWith({ locale: 'de', subject: 'x'.repeat(2000), blocks }), { day: '' })
    expect(mail.text).toContain('Tag: (keine Antwort)')
    expect(readHtml(mail.html)).toContain('Tag(keine Antwort)')
    expect(mail.text).toContain('Ganzer Betreff: xxx')
  })
})

describe('the line that names a language', () => {
  const { locale: _none, ...plain } = templateWith({ blocks: [{ id: 'b1', kind: 'text', text: 'Body.' }] })
  const lines = (tag: string, locale?: string): readonly string[] =>
    mailOf({ ...plain, ...(locale && { locale }) }, { ...first, letterslot_language: tag })
      .text.trim()
      .split('\n\n')
  const reference = 'Reference 7F3K-Q2. Written 14:02.'
  const inGerman = 'Referenz 7F3K-Q2. Geschrieben 14:02.'
  const referenceIn: Readonly<Record<string, string>> = {
    ...{ 'de-AT': inGerman, 'de-CH': inGerman, fr: 'Référence 7F3K-Q2. Écrit 14:02.' },
    ar: 'المرجع \u20667F3K-Q2\u2069. كُتبت \u206614:02\u2069.',
  }

  it.each([
    ['de', undefined, 'Language: German'],
    ['ar', 'en-GB', 'Language: Arabic'],
    ['en', 'de-AT', 'Sprache: Englisch'],
    ['pt-BR', 'fr', 'Langue : portugais brésilien'],
    ['de', 'ar', 'اللغة: الألمانية'],
    ['de', 'fa', 'Language: German'],
    ['sr-Latn', 'en', 'Language: Serbian (Latin)'],
  ])('[E117] says which one the visitor read, in the language of the mail: %s in %s', (tag, locale, line) => {
    expect(lines(tag, locale).map((one) => one.replace('\u00a0', ' '))).toEqual([
      'Body.',
      line,
      referenceIn[locale ?? 'en'] ?? reference,
    ])
  })

  it.each([
    ['en', undefined],
    ['de', 'de-CH'],
    ['', 'en'],
    ['<b>', 'en'],
    ['not a tag', 'en'],
    [`de-${'x-abcdefgh'.repeat(9)}`, 'en'],
  ])('[E117] is silent of its own one, and of what is none: %s in %s', (tag, locale) => {
    expect(lines(tag, locale)).toEqual(['Body.', referenceIn[locale ?? 'en'] ?? reference])
  })
})

describe('the line of what came with a link', () => {
  const { locale: _none, ...plain } = templateWith({ blocks: [{ id: 'b1', kind: 'text', text: 'Body.' }] })
  const firstLine = (labels: string, locale?: string): string | undefined =>
    mailOf({ ...plain, ...(locale && { locale }) }, { ...first, letterslot_prefilled: labels }).text.split('\n\n')[1]

  it.each([
    ['Your name, Group', undefined, 'Came with the link: Your name, Group'],
    ['Ihr Name', 'de-AT', 'Mit dem Link gekommen: Ihr Name'],
    ['<b>{{x}}\nReply-To: y', 'en', 'Came with the link: <b>{{x}} Reply-To: y'],
    ['x'.repeat(600), 'en', `Came with the link: ${'x'.repeat(500)}…`],
    ['', 'en', 'Reference 7F3K-Q2. Written 14:02.\n'],
  ])('[E240] says by their labels which answers did: %s in %s', (labels, locale, line) => {
    expect(firstLine(labels, locale)).toBe(line)
  })
})
