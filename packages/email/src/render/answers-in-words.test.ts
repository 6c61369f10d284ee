import { brandFieldId, type FieldKind } from '@letterslot/core'
import { describe, expect, it } from 'vitest'
import { parseEmailTemplate } from '../index.ts'
import { rowOf } from '../starter/sync-answers.ts'
import { mailOf, readHtml, templateWith } from './mail.test.fixture.ts'

describe('an answer in words', () => {
  it('[E116] prints a day in the words of the mail’s language, and what is no day as it came', () => {
    const rows = [{ name: 'day', label: 'Day', as: 'date' as const }]
    const blocks = [{ id: '1', kind: 'answers' as const, auto: true, rows }]
    const mailIn = (locale: string, day: string) => mailOf(templateWith({ locale, blocks }), { day }).text
    expect([mailIn('en-GB', '2027-06-03'), mailIn('de', '2027-06-03'), mailIn('en', 'soon'), mailIn('en', '')]).toEqual(
      ['Day: 3 June 2027\n', 'Day: 3. Juni 2027\n', 'Day: soon\n', 'Day: (no answer)\n'],
    )
  })

  it('[E120] prints a day with a time in words, in mail and text alike, and a time as it was sent', () => {
    const rows = [
      { name: 'end', label: 'End', as: 'date' as const },
      { name: 'hour', label: 'Hour' },
    ]
    const template = templateWith({ locale: 'en-GB', blocks: [{ id: '1', kind: 'answers', auto: true, rows }] })
    const mail = mailOf(template, { end: '2027-06-03T14:05', hour: '09:30' })
    expect(mail.text).toBe('End: 3 June 2027, 14:05\nHour: 09:30\n')
    expect(readHtml(mail.html)).toContain('3 June 2027, 14:05')
  })

  it('[E230] prints a calculated value with its currency, as its field says', () => {
    const total = { id: brandFieldId('f1'), kind: 'calculated', name: 'total', label: 'Total', rules: [] } as const
    const rows = [rowOf({ ...total, currency: 'EUR' }), rowOf({ ...total, name: 'way', label: 'Way' })]
    const template = templateWith({ blocks: [{ id: '1', kind: 'answers', auto: true, rows }] })
    expect(mailOf(template, { total: '286.5', way: '12.5' }).text).toBe('Total: €286.50\nWay: 12.5\n')
  })

  it('[E121] [E122] prints units, stars and phone numbers as people read them, and answers in labels as visitors did', () => {
    const fieldOf = (kind: FieldKind, name: string, more: object) =>
      rowOf({ id: brandFieldId(name), kind, name, label: `The ${name}`, rules: [], ...more })
    const rows = [
      fieldOf('slider', 'clay', { unit: 'kg' }),
      fieldOf('calculated', 'way', { unit: 'km', label: 'For {{clay}}, {{who}} or {{nobody}}' }),
      fieldOf('slider', 'warmth', {}),
      fieldOf('rating', 'stars', { label: 'How was {{day}}?' }),
      fieldOf('phone', 'call', {}),
      fieldOf('date', 'day', {}),
      fieldOf('text', 'who', {}),
      fieldOf('yesNo', 'kiln', {
        options: [
          { value: 'yes', label: 'Oh yes' },
          { value: 'no', label: 'Not now' },
        ],
      }),
      fieldOf('yesNo', 'own', {}),
      fieldOf('consent', 'terms', {}),
    ]
    const template = (locale: string) =>
      templateWith({ locale, blocks: [{ id: '1', kind: 'answers', auto: true, rows }] })
    const sent = {
      clay: '6',
      way: '12.5',
      warmth: '7',
      stars: '4',
      call: '+4722000000',
      day: '2027-06-03',
      kiln: 'no',
      own: 'no',
      terms: 'yes',
    }
    const parsed = parseEmailTemplate(template('en-GB'))
    expect(parsed.ok && mailOf(parsed.value, sent).text.split('\n')).toEqual([
      ...['The clay: 6\u00a0kg', 'For 6\u00a0kg,  or {{nobody}}: 12.5\u00a0km', 'The warmth: 7'],
      ...['How was 3 June 2027? 4 of 5', 'The call: +47 22000000', 'The day: 3 June 2027'],
      ...['The kiln: Not now', 'The own: no', 'The terms: ✓', ''],
    ])
    expect(mailOf(template('de'), sent).text).toContain('? 4/5\n')
    expect(
      parseEmailTemplate(
        templateWith({ blocks: [{ id: '1', kind: 'answers', auto: true, rows: [{ name: 'a', label: 'A', of: 0 }] }] }),
      ).ok,
    ).toBe(false)
  })

  it('[E220] prints an amount with its currency and a country by its name, in the language of the mail', () => {
    const rows = [
      { name: 'fee', label: 'Fee', as: 'currency' as const, currency: 'NOK' },
      { name: 'land', label: 'Land', as: 'country' as const },
    ]
    const template = templateWith({ locale: 'nb', blocks: [{ id: '1', kind: 'answers', auto: true, rows }] })
    const mail = mailOf(template, { fee: '1 250,5', land: 'DE' })
    expect(mail.text).toBe('Fee: 1\u00a0250,50\u00a0kr\nLand: Tyskland\n')
    expect(readHtml(mail.html)).toContain('Tyskland')
  })
})
