import { describe, expect, it } from 'vitest'
import { noteParameter } from './delivery-note.ts'
import { formOf } from './form-of.test.fixture.ts'

const emailJs = { origin: 'https://api.emailjs.com', publicKey: 'k', serviceId: 's', templateId: 't' }
const relay = { ...emailJs, origin: 'https://relay.example' }
const text = {}
const longText = { kind: 'textarea' }
const hideable = { ...longText, visibleWhen: { field: 'f0', is: 'filled' } }

describe('noteParameter', () => {
  it.each([
    ['the first long text', [text, longText, longText], emailJs, 'n1'],
    ['the first long text that always shows', [text, hideable, longText], emailJs, 'n2'],
    ['a long text under a condition where there is no other', [text, hideable], emailJs, 'n1'],
    ['the name that the map gives it', [text, longText], { ...emailJs, map: { from: 'f0', message: 'f1' } }, 'message'],
    ['nothing without a long text', [text], emailJs, undefined],
    ['nothing through a relay', [text, longText], relay, undefined],
    ['nothing while the form is not connected', [text, longText], undefined, undefined],
  ])('[C72] is by default %s', (_, fields, delivery, expected) => {
    expect(noteParameter(formOf(fields, delivery && { delivery }))).toBe(expected)
  })

  it.each([
    ['n0', emailJs, 'n0'],
    ['n0', relay, 'n0'],
    ['', emailJs, undefined],
  ])('[C73] follows noteIn %j', (noteIn, delivery, expected) => {
    expect(noteParameter(formOf([text, longText], { delivery: { ...delivery, noteIn } }))).toBe(expected)
  })
})
