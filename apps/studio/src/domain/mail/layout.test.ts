import { starterEmail } from '@letterslot/email'
import { describe, expect, it } from 'vitest'
import { providerParameters } from '../../features/email/EmailStep.tsx'
import { signUpForm, signUpMail } from '../../features/email/mail.test.fixture.ts'
import { layoutForProvider, markCopied, readCopiedLayout, textName } from './layout-for-provider.ts'

const form = signUpForm()

describe('the layout to copy', () => {
  it('[T416] keeps every tag and section, in all its parts', () => {
    const mail = signUpMail({
      blocks: [
        { id: 'b1', kind: 'heading', text: 'From {{full_name}}' },
        { id: 'b2', kind: 'text', text: '{{#phone}}Call {{phone}}.{{/phone}}{{^phone}}No number.{{/phone}}' },
        ...signUpMail().blocks.filter(({ kind }) => kind === 'answers'),
      ],
    })
    const layout = layoutForProvider(form, mail)
    expect({ ...layout, html: '' }).toEqual({
      subject: 'Summer workshop: {{full_name}}',
      to: 'hello@example.org',
      fromName: '{{full_name}}',
      replyTo: '{{email}}',
      html: '',
    })
    expect(layout?.html).toContain('From {{full_name}}')
    expect(layout?.html).toContain('{{#phone}}Call {{phone}}.{{/phone}}{{^phone}}No number.{{/phone}}')
    for (const name of ['full_name', 'email', 'phone', 'notes']) expect(layout?.html).toContain(`>{{${name}}}</td>`)
  })

  it('[T416] ends with what tells late and repeated messages apart', () => {
    expect(layoutForProvider(form, signUpMail())?.html).toContain(
      'Reference {{letterslot_reference}}. Written {{letterslot_written_at}}, sent {{letterslot_sent_at}}, try {{letterslot_attempts}}.{{#letterslot_repeat}} Possible repeat: it may have arrived before.{{/letterslot_repeat}}',
    )
  })

  it('[T416] leaves nothing of what stood in for the braces', () => {
    const layout = layoutForProvider(form, signUpMail({ subject: '{{full_name' }))
    expect(JSON.stringify(layout)).not.toMatch(/[\ue000\ue001]/)
  })

  it('[T417] each part has the same name as long as it is the same', () => {
    const [one, again, other] = [signUpMail(), signUpMail(), signUpMail({ fromName: 'Other' })].map((mail) => {
      const { fromName = '', html = '' } = layoutForProvider(form, mail) ?? {}
      return [textName(fromName), textName(html)]
    })
    expect(one).toEqual(again)
    expect([other?.[0] === one?.[0], other?.[1] === one?.[1]]).toEqual([false, true])
  })

  it('[T417] a browser that keeps nothing has no mark, and says nothing untrue', () => {
    const refusing = (): Storage => {
      throw new DOMException('Refused.', 'SecurityError')
    }
    markCopied('signup', { subject: 'x' }, refusing)
    expect(readCopiedLayout('signup', refusing)).toEqual({})
  })
})

describe('files and a provider’s template', () => {
  const page = { id: 'p1', fields: [{ id: 'f1', kind: 'file', name: 'cv', label: 'Your CV', rules: [] }] }
  const asksForFile = signUpForm({ pages: [page] })

  it('[T602] the parameter of a file says which attachment the template needs', () => {
    expect(providerParameters(asksForFile, signUpMail()).find(({ name }) => name === 'cv')).toEqual({
      name: 'cv',
      example: 'sample.pdf',
      from: '“Your CV”, a file: in the template’s Attachments, add a Form File Attachment with the parameter name cv',
    })
  })

  it('[T602] the layout to copy prints no tag for a file', () => {
    const mail = starterEmail(asksForFile, { id: 'tmpl_signup', to: 'hello@example.org' })
    expect(JSON.stringify(mail.blocks)).toContain('"cv"')
    expect(layoutForProvider(asksForFile, mail)?.html).not.toContain('{{cv}}')
  })
})

describe('the parameters of a provider’s template', () => {
  it('[T574] name the one at whose end a late message says so, and those that tell of each message', () => {
    const emailJs = { origin: 'https://api.emailjs.com', publicKey: 'k', serviceId: 's', templateId: 't' }
    const from = (delivery: object) => {
      const rows = providerParameters(signUpForm({ delivery: { ...emailJs, ...delivery } }), signUpMail())
      return new Map(rows.map((row) => [row.name, row.from]))
    }
    expect(from({}).get('notes')).toBe(
      '“Anything else?”, only when it is shown, with a note at its end when it comes late or may be a repeat',
    )
    expect(from({ noteIn: 'full_name' }).get('full_name')).toBe(
      '“Your name”, with a note at its end when it comes late or may be a repeat',
    )
    expect(from({ noteIn: '' }).get('notes')).toBe('“Anything else?”, only when it is shown')
    expect(from({}).get('letterslot_repeat')).toBe('“yes” when it may be a repeat; else empty')
  })

  it('[T1370] a form of several languages has one that names the one that was read, and prints it in the layout', () => {
    const translated = signUpForm({ translations: { de: {} } })
    const named = (one: typeof form) =>
      providerParameters(one, signUpMail()).find(({ name }) => name === 'letterslot_language')
    expect(named(translated)).toEqual({
      name: 'letterslot_language',
      example: 'de',
      from: 'The language that the visitor read, by its tag',
    })
    expect(named(form)).toBe(undefined)
    const line = '{{#letterslot_language}} Language: {{letterslot_language}}.{{/letterslot_language}}'
    expect(layoutForProvider(translated, signUpMail())?.html).toContain(line)
    expect(layoutForProvider(form, signUpMail())?.html).not.toContain('letterslot_language')
  })

  it('[T1764] a form that a link may fill has one that names those answers, and prints it in the layout', () => {
    const [page] = form.pages
    const fields = page?.fields.map((one, index) => (index === 0 ? { ...one, prefill: ['address'] } : one)) ?? []
    const linked = signUpForm({ pages: [{ ...page, fields }] })
    const named = (one: typeof form) =>
      providerParameters(one, signUpMail()).find(({ name }) => name === 'letterslot_prefilled')?.example
    expect([named(linked), named(form)]).toEqual(['Your name', undefined])
    const tag = '{{#letterslot_prefilled}} Came with the link: {{letterslot_prefilled}}.{{/letterslot_prefilled}}'
    expect(layoutForProvider(linked, signUpMail())?.html).toContain(tag)
    expect(layoutForProvider(form, signUpMail())?.html).not.toContain('letterslot_prefilled')
  })

  it('[T415] each has an example and says where it comes from', () => {
    const rows = providerParameters(form, signUpMail()).slice(0, 5)
    expect(rows.map(({ name, example, from }) => [name, example.split('\n')[0], from])).toEqual([
      ['full_name', 'Ada Lovelace', '“Your name”'],
      ['email', 'ada@example.org', '“E-mail”'],
      ['phone', expect.stringMatching(/^\+?[\d ]+$/), '“Phone”'],
      ['notes', 'Hello,', '“Anything else?”, only when it is shown'],
      ['letterslot_id', '7F3KQ200000000000000000000', 'The same for every attempt: a repeat can be told'],
    ])
  })
})
