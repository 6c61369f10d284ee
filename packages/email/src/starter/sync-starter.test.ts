import type { Form } from '@letterslot/core'
import { describe, expect, it } from 'vitest'
import { checkContract, starterEmail, syncStarter } from '../index.ts'
import { contactForm } from '../render/mail.test.fixture.ts'

const email = { id: 'f2', kind: 'email', name: 'email', label: 'E-mail', rules: [{ kind: 'type' }] }
const person = { id: 'f1', kind: 'text', name: 'full_name', label: 'Your name', rules: [] }

function formWith(title: string, ...fields: readonly object[]): Form {
  return contactForm({ title, pages: [{ id: 'p1', fields }] })
}

const blank = formWith('Untitled form')
const blankMail = starterEmail(blank, { id: 't', to: 'you@example.org' })

describe('the mail of a form that its maker has not edited', () => {
  it('[E110] follows the title in subject, from name and heading', () => {
    expect(syncStarter(blankMail, blank, formWith('Ask us {{now}}'))).toEqual({
      ...blankMail,
      subject: 'Ask us { {now}}',
      fromName: 'Ask us { {now}}',
      blocks: [{ id: 'b1', kind: 'heading', text: 'Ask us { {now}}' }, ...blankMail.blocks.slice(1)],
    })
  })

  it('[E60] names the visitor by what a German form asks for, too', () => {
    const asking = formWith('Frag uns', { ...person, name: 'ihr_name' }, { ...person, id: 'f3', name: 'firmenname' })
    expect(syncStarter(blankMail, blank, asking)).toMatchObject({
      fromName: '{{ihr_name}}',
      subject: 'Frag uns: {{ihr_name}}',
    })
  })

  it('[E110] answers to the first e-mail field, under the name that it has now', () => {
    const asking = formWith('Untitled form', email)
    const mail = syncStarter(blankMail, blank, asking)
    expect(mail.replyTo).toBe('{{email}}')
    const renamed = formWith('Untitled form', { ...email, name: 'your_email' })
    expect(syncStarter(mail, asking, renamed).replyTo).toBe('{{your_email}}')
    expect(syncStarter(mail, asking, blank).replyTo).toBe('')
  })

  it('[E110] comes to what the starter writes, whatever came first', () => {
    const forms = [blank, formWith('Untitled form', person), formWith('Ask us', person), formWith('Ask us')]
    const last = forms.reduce(
      ({ mail, before }, after) => ({ mail: syncStarter(mail, before, after), before: after }),
      { mail: blankMail, before: blank },
    )
    const { subject, fromName } = starterEmail(formWith('Ask us'), { id: 't', to: '' })
    expect([last.mail.subject, last.mail.fromName]).toEqual([subject, fromName])
  })

  it('[E110] keeps what was edited, and a template of another form', () => {
    const edited = {
      ...blankMail,
      subject: 'Mine',
      fromName: 'Me',
      replyTo: 'me@example.org',
      blocks: [{ id: 'b1', kind: 'heading', text: 'Mine' } as const, ...blankMail.blocks.slice(1)],
    }
    expect(syncStarter(edited, blank, formWith('Ask us', email))).toBe(edited)
    const others = { ...blankMail, formId: 'other' }
    expect(syncStarter(others, blank, formWith('Ask us', email))).toBe(others)
    expect(syncStarter(blankMail, blank, blank)).toBe(blankMail)
  })
})

describe('an empty Reply-To', () => {
  it('[E111] is found where the form has an e-mail field, and the fix writes it', () => {
    const form = formWith('Ask us', person, email)
    const mail = { ...starterEmail(form, { id: 't', to: 'you@example.org' }), replyTo: ' ' }
    expect(checkContract(form, mail).filter(({ place }) => place === '/replyTo')).toEqual([
      {
        code: 'reply-to-empty',
        severity: 'warning',
        place: '/replyTo',
        name: 'email',
        fix: { kind: 'setText', place: '/replyTo', text: '{{email}}' },
      },
    ])
  })

  it('[E111] is fine where no field asks for an address', () => {
    const form = formWith('Ask us', person)
    const mail = starterEmail(form, { id: 't', to: 'you@example.org' })
    expect(checkContract(form, mail).filter(({ place }) => place === '/replyTo')).toEqual([])
  })
})
