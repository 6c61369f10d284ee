import { describe, expect, it } from 'vitest'
import { applyFix, type Finding, starterEmail } from '../index.ts'
import { draftWith, emailJs, found, person, problems } from './check-form-side.test.fixture.ts'

describe('names', () => {
  const named = (name: string, kind = 'text'): object => ({ id: `f_${name}`, kind, name, label: 'Label', rules: [] })

  it.each([
    ['name-reserved', 'user_id', 'text', 'id'],
    ['name-reserved', 'template_params', 'file', 'template_params_answer'],
    ['name-reserved', 'letterslot_id', 'hidden', 'id'],
    ['name-reserved', 'g-recaptcha-response', 'text', 'g-recaptcha-response_answer'],
    ['name-built-in', 'user_browser', 'text', 'browser'],
  ])('[E79] finds %s: %s of a %s, and renames it everywhere', (code, name, kind, free) => {
    const form = draftWith({ fields: [person, named(name, kind)], delivery: { noteIn: name } })
    const place = '/pages/0/fields/1'
    const fix = { kind: 'renameField', place, name: free } as const
    expect(problems(found(form))).toContainEqual({ code, severity: 'error', place: `form:${place}/name`, name, fix })
    const template = { ...starterEmail(form, { id: 't', to: '' }), subject: `About {{${name}}}` }
    const settled = applyFix({ form, template }, fix)
    expect(settled.form.pages[0]?.fields[1]?.name).toBe(free)
    expect(settled.template.subject).toBe(`About {{${free}}}`)
    expect(JSON.stringify(settled)).not.toContain(kind === 'text' ? `"${name}"` : `"name":"${name}"`)
  })

  it('[E79] finds two fields of one name, and gives the second another', () => {
    const again = { ...person, id: 'f2' }
    expect(problems(found(draftWith({ fields: [person, again] })))).toEqual<Finding[]>([
      {
        code: 'parameter-twice',
        severity: 'error',
        place: 'form:/pages/0/fields/1/name',
        name: 'full_name',
        fix: { kind: 'renameField', place: '/pages/0/fields/1', name: 'full_name_answer' },
      },
    ])
  })

  it('[E79] [E90] renaming one of two of a name takes along what was its own: the mail’s tags and the late note', () => {
    const noted = draftWith({
      fields: [named('user_ip'), named('user_ip', 'checkboxes')],
      delivery: { noteIn: 'user_ip' },
    })
    const beside = draftWith({ fields: [named('user_ip'), named('user_ip', 'content')] })
    const rename = { kind: 'renameField', place: '/pages/0/fields/0', name: 'ip' } as const
    const template = { ...starterEmail(noted, { id: 't', to: '' }), to: ['{{user_ip}}'] }
    expect(applyFix({ form: noted, template }, rename).form.delivery?.noteIn).toBe('ip')
    expect(applyFix({ form: noted, template }, rename).template.to).toEqual(['{{user_ip}}'])
    expect(applyFix({ form: beside, template }, rename).template.to).toEqual(['{{ip}}'])
  })

  it.each([
    ['name-reserved', { service_id: 'f1' }, 'service_id'],
    ['name-built-in', { user_ip: 'f1' }, 'user_ip'],
    ['parameter-twice', { topic: 'f1' }, 'topic'],
    ['mapping-without-field', { from_name: 'gone' }, 'from_name'],
    ['mapping-without-field', { from_name: 'f_cv' }, 'from_name'],
  ] as const)('[E79] [E80] finds %s in the mapping %j, and takes it out', (code, map, name) => {
    const form = draftWith({ fields: [person, named('topic'), named('cv', 'file')], delivery: { map } })
    const fix = { kind: 'unmapParameter', name } as const
    expect(problems(found(form))).toEqual<Finding[]>([
      { code, severity: 'error', place: `form:/delivery/map/${name}`, name, fix },
    ])
    const template = starterEmail(form, { id: 't', to: 'you@example.org' })
    expect(applyFix({ form, template }, fix).form.delivery).toEqual(emailJs)
  })

  it('[E79] a field mapped to its own name is sent once', () => {
    expect(problems(found(draftWith({ delivery: { map: { full_name: 'f1' } } })))).toEqual([])
  })

  it.each([
    ['gone', 'gone'],
    ['cv', 'a file'],
  ])('[E80] finds a note of late messages at the end of %s, and chooses its place anew', (noteIn) => {
    const form = draftWith({ fields: [person, named('cv', 'file')], delivery: { noteIn } })
    const fix = { kind: 'clearNote' } as const
    expect(problems(found(form))).toEqual<Finding[]>([
      { code: 'note-gone', severity: 'error', place: 'form:/delivery/noteIn', name: noteIn, fix },
    ])
    const template = starterEmail(form, { id: 't', to: 'you@example.org' })
    expect(applyFix({ form, template }, fix).form.delivery).toEqual(emailJs)
  })
})
